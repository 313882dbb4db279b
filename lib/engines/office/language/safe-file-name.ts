import { withoutDirections, withoutInvisible } from '../../../core/text/invisible.ts';

const MAX_CHARACTERS = 200;
/** File systems take 255 bytes; an ending and a number must still find room. */
const MAX_BYTES = 230;
const REFUSED = /[\\/:*?"<>|]/g;
/** Names of devices on Windows, with whatever ending. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=$|\.|\s)/i;
const ENDING = /\.(?:docx|pptx|pdf)$/i;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name that every file system takes, without an ending: of at most 200 characters and 230 bytes in UTF-8. The fallback where nothing is left of it. */
export function safeFileName(text: string, fallback: string): string {
  return tidy(text) || tidy(fallback) || 'Document';
}

/** The same for one level of a folder, of at most so many characters; empty where nothing is left of it, as of `.` and `..`. */
export const safeFolderName = (text: string, maxCharacters: number): string => tidy(text, maxCharacters);

/** The name, or the name with the first " (2)", " (3)" ... that is not taken; before the ending, if it has one. Case makes no difference. */
export function withoutClash(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map(caseless));
  if (!used.has(caseless(name))) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const numbered = `${shortened(stem, MAX_CHARACTERS - suffix.length, MAX_BYTES - suffix.length).trimEnd()}${suffix}${ending}`;
    if (!used.has(caseless(numbered))) return numbered;
  }
}

const caseless = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase();

function tidy(text: string, maxCharacters = MAX_CHARACTERS): string {
  // What is longer than this many code units is cut whatever it holds; it need not be read.
  const start = text.slice(0, 20 * MAX_CHARACTERS).toWellFormed();
  const line = withoutInvisible(withoutDirections(start.normalize('NFC').replace(/\s+/g, ' ')), '').replace(REFUSED, '-');
  const shown = line.replace(/\s+/g, ' ').replace(/^ |[. ]+$/g, '');
  const allowed = shown.replace(/^\./, '_').replace(RESERVED, '_$&').replace(/^-+$/, '');
  return shortened(allowed, maxCharacters, MAX_BYTES).replace(/[. ]+$/, '');
}

/** The beginning of a text that keeps to both limits and cuts no character as people see them. */
function shortened(text: string, maxCharacters: number, maxBytes: number): string {
  if (text.length <= maxCharacters && Buffer.byteLength(text) <= maxBytes) return text;
  let kept = '';
  let bytes = 0;
  let characters = 0;
  for (const { segment } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment);
    characters += [...segment].length;
    if (bytes > maxBytes || characters > maxCharacters) break;
    kept += segment;
  }
  return kept;
}
