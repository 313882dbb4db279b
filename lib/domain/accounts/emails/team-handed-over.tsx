import { env } from '@/lib/core/env';
import type { Language } from '@/lib/core/i18n/languages';
import { button } from '@/lib/domain/mail/elements/button';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';

/** `by`: how whoever handed it over is known. */
type HandOver = { language: Language; team: string; by: string };

/** To whoever answers for a team from now on. */
export async function teamHandedOverEmail({ language, team, by }: HandOver): Promise<RenderedEmail> {
  const { copyAddress } = messagesFor(language).emails;
  const words = messagesFor(language).teamRoom.handedOver;
  return renderLetter({
    language,
    subject: subjectLine(words.subject, team),
    preheader: words.body,
    parts: [
      heading(language, words.lead, { by, team }),
      paragraph(words.body),
      button(words.action, new URL('/dashboard/team', env().BASE_URL).href, copyAddress),
    ],
    closing: [note(words.ignore)],
  });
}
