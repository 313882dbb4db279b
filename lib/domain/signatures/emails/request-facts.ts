import { formatDateTime } from '@/lib/core/i18n/format';
import { type Fact, facts } from '@/lib/domain/mail/elements/facts';
import type { Part } from '@/lib/domain/mail/elements/part';
import { messagesFor } from '@/lib/words/messages';
import type { LetterFacts } from './letter-facts';

/** No letter knows where it is read, so times are in UTC and say so. */
export const timeIn = ({ language }: Pick<LetterFacts, 'language'>, date: Date): string => formatDateTime(date, language, 'UTC');

type Time = { name: 'openUntil' | 'linkUntil' | 'signedAt'; at: Date };

/** What is signed, who asks (and whether the address is theirs), who signs, and the time that counts, where one does. */
export function requestFacts(letter: LetterFacts, time?: Time): Part {
  const words = messagesFor(letter.language).emails.facts;
  return facts(letter.language, [
    { kind: 'title', label: words.document, title: letter.title },
    ...askers(letter),
    { kind: 'person', label: words.signer, ...letter.signer },
    ...(time ? [{ kind: 'text', label: words[time.name], text: timeIn(letter, time.at) } as const] : []),
  ]);
}

/** The same for somebody who must first say whether the request is theirs: no word yet on whose address it is. */
export function claimedFacts(letter: LetterFacts, linkExpiresAt: Date): Part {
  const words = messagesFor(letter.language).emails.facts;
  const { name, email } = letter.sender;
  return facts(letter.language, [
    { kind: 'title', label: words.document, title: letter.title },
    { kind: 'person', label: words.inTheNameOf, name, email },
    { kind: 'person', label: words.signer, ...letter.signer },
    { kind: 'text', label: words.linkUntil, text: timeIn(letter, linkExpiresAt) },
  ]);
}

function askers({ language, sender, owner }: LetterFacts): Fact[] {
  const words = messagesFor(language).emails.facts;
  const standing = (confirmed: boolean) => ({ confirmed, words: confirmed ? words.confirmed : words.unconfirmed });
  const { name, email, verified } = sender;
  const own: Fact = { kind: 'person', label: owner ? words.onBehalfOf : words.from, name, email, standing: standing(verified) };
  return owner ? [{ kind: 'person', label: words.from, ...owner, standing: standing(true) }, own] : [own];
}
