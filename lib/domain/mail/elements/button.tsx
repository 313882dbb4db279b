import type { CSSProperties } from 'react';
import { mono, sans, tinted } from './palette';
import type { Part } from './part';

/** Outlook's own name for the padding of what it would else draw without. */
const outlookPadding = { msoPaddingAlt: '12px 24px' } as CSSProperties;

/** The one thing to do, with its address spelled out below: a button hides where it leads. */
export function button(label: string, href: string, copyAddress: string): Part {
  return {
    html: (
      <>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px' }}>
          <tbody>
            <tr>
              <td {...tinted('button', { borderRadius: 6, textAlign: 'center', ...outlookPadding })}>
                <a
                  href={href}
                  {...tinted(['button', 'button-words'], {
                    display: 'inline-block',
                    padding: '12px 24px',
                    borderRadius: 6,
                    font: `600 16px/24px ${sans}`,
                    textDecoration: 'none',
                  })}
                >
                  {label}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
        <p {...tinted('quiet', { margin: '0 0 20px', font: `400 14px/21px ${sans}` })}>
          {copyAddress}
          <span {...tinted('ink', { display: 'block', font: `400 12px/18px ${mono}`, wordBreak: 'break-all' })}>{href}</span>
        </p>
      </>
    ),
    text: `${label}\n${href}`,
  };
}
