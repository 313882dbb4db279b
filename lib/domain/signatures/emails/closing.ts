import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import type { Part } from '@/lib/domain/mail/elements/part';
import { quietLink } from '@/lib/domain/mail/elements/quiet-link';
import { named } from '@/lib/domain/mail/elements/sentence';
import { messagesFor } from '@/lib/words/messages';
import { askerOf, type LetterFacts } from './letter-facts';

/** The end of a letter to the signer: for whom we sent it, where an answer goes. */
export function sentFor(letter: LetterFacts): Part {
  const asker = askerOf(letter);
  return note(messagesFor(letter.language).emails.sentFor, { name: named(asker), email: { email: asker.email } });
}

/** The end of a letter to the sender: why it came. */
export const sentAbout = ({ language, sender }: LetterFacts): Part => note(messagesFor(language).emails.sentAbout, { name: sender.name });

export function reportUnexpected({ language }: LetterFacts, href: string): Part {
  const { notExpected, report } = messagesFor(language).emails;
  return quietLink(language, { question: notExpected, label: report, href });
}

/** Where the account's owner stated the sender's address: that nobody has shown it to be the sender's. */
export function ownerStated({ language, sender, owner }: LetterFacts): Part[] {
  if (!owner) return [];
  return [paragraph(messagesFor(language).emails.ownerStated, { email: { email: sender.email }, owner: named(owner) })];
}
