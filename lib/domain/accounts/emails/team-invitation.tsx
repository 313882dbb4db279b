import type { Role } from '@/lib/core/caller';
import { format, formatDateTime } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { button } from '@/lib/domain/mail/elements/button';
import { facts } from '@/lib/domain/mail/elements/facts';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';

/** `by`: how whoever invites is known. `email`: the one address that may accept. */
type Invitation = { language: Language; team: string; by: string; email: string; role: Role; expiresAt: Date; link: string };

/** To whoever is invited to a team. The link opens a page with a button: a scanner that follows it accepts nothing. */
export async function teamInvitationEmail({ language, team, by, email, role, expiresAt, link }: Invitation): Promise<RenderedEmail> {
  const { copyAddress, facts: labels } = messagesFor(language).emails;
  const { invitation: words, roles, roleHints, roleWithHint } = messagesFor(language).teamRoom;
  const until = formatDateTime(expiresAt, language, 'UTC');
  return renderLetter({
    language,
    subject: subjectLine(words.subject, team),
    preheader: `${labels.linkUntil} ${until}`,
    parts: [
      heading(language, words.lead, { by, team }),
      paragraph(words.body),
      facts(language, [
        { kind: 'text', label: words.role, text: format(roleWithHint, { role: roles[role], hint: roleHints[role] }) },
        { kind: 'person', label: words.invited, name: null, email },
        { kind: 'text', label: labels.linkUntil, text: until },
      ]),
      button(words.action, link, copyAddress),
      note(words.next),
    ],
    closing: [note(words.ignore)],
  });
}
