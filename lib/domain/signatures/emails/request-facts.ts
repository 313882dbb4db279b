import { formatDateTime } from '@/lib/core/i18n/format';
import { type Fact, facts } from '@/lib/domain/mail/elements/facts';
import type { Part } from '@/lib/domain/mail/elements/part';
import { type Messages, messagesFor } from '@/lib/words/messages';
import { provesAddress } from '../link-ways';
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
    signerOf(letter),
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
  const own: Fact = { ...asker(words, sender), label: owner ? words.onBehalfOf : words.from };
  return owner ? [{ ...asker(words, owner), label: words.from }, own] : [own];
}

type Words = Messages['emails']['facts'];

/** A name is what somebody says of themself; of an address it is known whether they have shown that it is theirs. */
function asker(words: Words, { name, email, verified }: { name: string | null; email: string; verified: boolean }) {
  const isNamed = name !== null && name !== email;
  const standing = verified ? (isNamed ? words.namedConfirmed : words.confirmed) : isNamed ? words.namedUnconfirmed : words.unconfirmed;
  return { kind: 'person', name, email, standing: { confirmed: verified, words: standing } } as const;
}

/** Who signs; once they have, what the link proves that they used. */
function signerOf({ language, signer: { name, email, way } }: LetterFacts): Fact {
  const words = messagesFor(language).emails.facts;
  const person = { kind: 'person', label: words.signer, name, email } as const;
  if (!way) return person;
  const said = provesAddress(way) ? words.byMailedLink : way === 'unsure' ? words.byUnsureLink : words.byOtherLink;
  return { ...person, standing: { confirmed: provesAddress(way), words: said } };
}
