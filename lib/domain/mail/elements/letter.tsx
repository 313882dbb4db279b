import { render } from '@react-email/render';
import type { ReactNode } from 'react';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { RenderedEmail } from '../rendered-email';
import { CallerText } from './caller-text';
import { Mark } from './mark';
import { darkCss, tinted } from './palette';
import { inOrder, type Part } from './part';

const widthPx = 560;

const css = `body{-webkit-text-size-adjust:100%;text-size-adjust:100%}:lang(ja){line-break:strict;word-break:auto-phrase}
@media (max-width:599px){.around{padding:0 !important}.sheet{border-left-width:0 !important;border-right-width:0 !important;border-radius:0 !important}
.inset{padding-left:20px !important;padding-right:20px !important}.label{display:block !important;width:auto !important;padding:10px 0 0 !important}
.value{display:block !important;border-top-width:0 !important;padding:0 0 10px !important}}
${darkCss}`;

type Letter = {
  language: Language;
  subject: string;
  /** What a list of emails shows beside the subject. */
  preheader: string;
  parts: readonly Part[];
  /** Below a line, in quiet type: who sent this, and what to do if it was not expected. */
  closing: readonly Part[];
  replyTo?: string;
};

/** A letter in HTML and in plain text, from the same parts. Throws only if a part cannot be drawn, which is a bug. */
export async function renderLetter(letter: Letter): Promise<RenderedEmail> {
  const { subject, replyTo, parts, closing } = letter;
  const html = await render(<Page {...letter} />);
  const text = `${[...parts, ...closing].map((part) => part.text).join('\n\n')}\n`;
  return { subject, html, text, ...(replyTo ? { replyTo } : {}) };
}

function Page({ language, subject, preheader, parts, closing }: Letter) {
  return (
    <html lang={localeOf(language)} dir="ltr">
      {/* biome-ignore lint/style/noHeadElement: an email is no page of Next */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{subject}</title>
        <style>{`:root{color-scheme:light dark}${css}`}</style>
      </head>
      <body {...tinted('paper', { margin: 0, padding: 0 })}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          <CallerText>{preheader}</CallerText>
        </div>
        <Sheet>
          <Inset padding="20px 32px">
            <Mark />
          </Inset>
          <Inset padding="28px 32px 12px" ruled>
            <Parts parts={parts} />
          </Inset>
          <Inset padding="16px 32px 16px" ruled>
            <Parts parts={closing} />
          </Inset>
        </Sheet>
      </body>
    </html>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const around = tinted('paper', { padding: '32px 16px' });
  const sheet = tinted(['surface', 'line'], {
    width: '100%',
    maxWidth: widthPx,
    borderWidth: 1,
    borderStyle: 'solid',
    borderRadius: 6,
    borderCollapse: 'separate',
  });
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td align="center" {...around} className={`${around.className} around`}>
            <table role="presentation" width={widthPx} cellPadding={0} cellSpacing={0} {...sheet} className={`${sheet.className} sheet`}>
              <tbody>{children}</tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Inset({ padding, ruled = false, children }: { padding: string; ruled?: boolean; children: ReactNode }) {
  const cell = tinted('line', {
    padding,
    textAlign: 'left',
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
    ...(ruled ? { borderTopWidth: 1, borderTopStyle: 'solid' } : {}),
  });
  return (
    <tr>
      <td align="left" {...cell} className={`${cell.className} inset`}>
        {children}
      </td>
    </tr>
  );
}

const Parts = ({ parts }: { parts: readonly Part[] }) => inOrder(parts.map(({ html }) => html));
