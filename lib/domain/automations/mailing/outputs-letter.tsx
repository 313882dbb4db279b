import type { Language } from '@/lib/core/i18n/languages';
import { facts } from '@/lib/domain/mail/elements/facts';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import { quietLink } from '@/lib/domain/mail/elements/quiet-link';
import { quote } from '@/lib/domain/mail/elements/quote';
import { named } from '@/lib/domain/mail/elements/sentence';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';

export type OutputsLetter = {
  language: Language;
  /** Whose workflow it is: answers go there. */
  owner: { name: string | null; email: string };
  workflow: string;
  subject: string;
  message: string;
  /** What comes with it, by name; with a link where it is not attached. */
  documents: readonly { name: string; link: string | null }[];
  /** Where its reader says that they want no more of these. */
  stopLink: string;
};

/** The letter that brings what a run has made, to whoever its workflow names. */
export function outputsLetterEmail({ language, owner, workflow, subject, message, documents, stopLink }: OutputsLetter): Promise<RenderedEmail> {
  const { automationOutputs: words, sentFor, notExpected } = messagesFor(language).emails;
  const linked = documents.filter(({ link }) => link !== null);
  const attached = documents.filter(({ link }) => link === null);
  return renderLetter({
    language,
    subject: subject || workflow,
    preheader: documents.map(({ name }) => name).join(', ') || workflow,
    parts: [
      heading(language, words.lead, { name: named(owner) }),
      ...(message ? [quote(words.message, named(owner), message)] : []),
      ...attached.map(({ name }, index) => facts(language, [{ kind: 'title', label: index === 0 ? words.attached : words.also, title: name }])),
      ...(linked.length > 0
        ? [
            facts(
              language,
              linked.map(({ name, link }) => ({ kind: 'link', label: words.download, name, href: link ?? '' })),
            ),
            paragraph(words.linkNote),
          ]
        : []),
    ],
    closing: [
      note(sentFor, { name: named(owner), email: { email: owner.email } }),
      note(words.why, { workflow }),
      quietLink(language, { question: notExpected, label: words.stop, href: stopLink }),
    ],
    replyTo: owner.email,
  });
}
