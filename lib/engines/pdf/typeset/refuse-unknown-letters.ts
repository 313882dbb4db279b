import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';

// The scripts of the fonts in fonts.ts. Rare letters that even these lack come out as the empty box.
const SCRIPTS = [
  ...['Common', 'Inherited', 'Latin', 'Greek', 'Cyrillic', 'Georgian', 'Armenian', 'Ethiopic', 'Arabic', 'Hebrew'],
  ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Devanagari', 'Bengali'],
  ...['Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Sinhala', 'Tamil', 'Telugu'],
];
const KNOWN = new RegExp(`[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
const LETTER = /\p{L}/gu;
const SHOWN = 5;

/** The letters of a text that no font here has. */
export const unknownLetters = (text: string): string[] => [...new Set(text.match(LETTER) ?? [])].filter((letter) => !KNOWN.test(letter));

/** Refuses text that would be printed as empty boxes, such as Cherokee or Tibetan. */
export function refuseUnknownLetters(text: string): void {
  const unknown = unknownLetters(text);
  if (unknown.length === 0) return;
  const examples = unknown
    .slice(0, SHOWN)
    .map((letter) => `"${letter}"`)
    .join(', ');
  throw new DocumentRefusal('unsupported_script', `The text has letters that the fonts of this service lack: ${examples}. Send the document as a PDF.`);
}
