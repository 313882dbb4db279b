import { withoutIgnorable } from '../../../core/text/invisible.ts';

/** Words of which so many on one page say that it is a page of a certificate. */
export type TellingWords = { words: readonly string[]; atLeast: number };

/** Tells whether a page's text holds a certificate's words, however spaces and lines fell when it was printed anew. */
export function certificateTeller(telling: readonly TellingWords[]): (text: string) => boolean {
  const sought = telling.map(({ words, atLeast }) => ({ words: words.map(folded), atLeast }));
  return (text) => {
    const page = folded(text);
    return sought.some(({ words, atLeast }) => words.filter((one) => page.includes(one)).length >= atLeast);
  };
}

/** Without what no reader sees, and with one kind of apostrophe. */
const folded = (text: string): string =>
  withoutIgnorable(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[\u2018\u2019]/g, "'");
