import { formatDateTime } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { button } from '@/lib/domain/mail/elements/button';
import { facts } from '@/lib/domain/mail/elements/facts';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';

/** `timeZone`: that of whoever has this address here, else UTC. */
type SignIn = { language: Language; email: string; link: string; expiresAt: Date; timeZone: string };

/** To whoever gave this address for signing in. The link opens a page with a button: a scanner that follows it uses nothing up. */
export async function signInEmail({ language, email, link, expiresAt, timeZone }: SignIn): Promise<RenderedEmail> {
  const { signIn: words, copyAddress, facts: labels } = messagesFor(language).emails;
  const until = formatDateTime(expiresAt, language, timeZone);
  return renderLetter({
    language,
    subject: words.subject,
    preheader: `${labels.linkUntil} ${until}`,
    parts: [
      heading(language, words.lead),
      paragraph(words.body, { email: { email } }),
      facts(language, [
        { kind: 'person', label: words.account, name: null, email },
        { kind: 'text', label: labels.linkUntil, text: until },
      ]),
      button(words.action, link, copyAddress),
      note(words.next),
    ],
    closing: [note(words.ignore)],
  });
}
