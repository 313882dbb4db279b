import { DocumentRefusal } from '@/lib/engines/pdf/refusal';

// The scripts of the fonts in fonts.ts. Rare letters that even these lack come out as the empty box.
const KNOWN =
  /[\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const LETTER = /\p{L}/gu;
const SHOWN = 5;

/** The letters of a text that no font here has. */
export const unknownLetters = (text: string): string[] => [...new Set(text.match(LETTER) ?? [])].filter((letter) => !KNOWN.test(letter));

/** Refuses text that would be printed as empty boxes, such as Georgian or Tamil. */
export function refuseUnknownLetters(text: string): void {
  const unknown = unknownLetters(text);
  if (unknown.length === 0) return;
  const examples = unknown
    .slice(0, SHOWN)
    .map((letter) => `"${letter}"`)
    .join(', ');
  throw new DocumentRefusal('unsupported_script', `The text has letters that the fonts of this service lack: ${examples}. Send the document as a PDF.`);
}
