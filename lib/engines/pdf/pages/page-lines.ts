import { type Address, type Handle, pdfium, withMemory } from './pdfium-document.ts';
import type { TextLine } from './picture-jobs.ts';
import { hasRightToLeft, rightToLeftLines } from './right-to-left.ts';
import { around, boxOfSides, type Sides } from './sides.ts';

/** A space that PDFium supplied has no box. `ink` is the narrower box of what is printed. */
export type Character = { text: string; box?: Sides; ink?: Sides | undefined };
export type CharacterLine = Sides & { characters: Character[] };

/** PageToDevice answers whole numbers: so many steps make one page. */
const STEPS = 1_000_000;
/** Fractions of the page: narrower than any space that was drawn. */
const THIN = 0.0005;
const MAX_CHARACTERS = 100_000;
/** A gap wider than this many line heights separates two columns. */
const COLUMN_GAP = 1.6;

const MARK = /\p{M}/u;

/** What a font says that a letter means. It may say a number beyond Unicode; a half of a character may meet its other half. */
const text = (code: number): string => (code > 0x10_ffff ? '\ufffd' : String.fromCodePoint(code));

/** The lines of a page in reading order, in fractions of the page as displayed. */
export function linesOf(page: Handle, width: number, height: number): TextLine[] {
  return characterLines(page, width, height)
    .flatMap((line) => {
      const isUpright = (line.right - line.left) * width > (line.bottom - line.top) * height;
      if (isUpright && hasRightToLeft(line.characters)) return rightToLeftLines(line.characters, width / height, COLUMN_GAP);
      return [{ text: line.characters.map((character) => character.text).join(''), box: line }];
    })
    .map(({ text: words, box }) => ({ text: words.trim().normalize('NFC').toWellFormed(), ...boxOfSides(box) }))
    .filter((line) => line.text !== '');
}

/** The same lines with each of their characters. `withInk` adds what is printed of each; marks have it always. */
export function characterLines(page: Handle, width: number, height: number, { withInk = false } = {}): CharacterLine[] {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (!textPage) return [];
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(textPage), MAX_CHARACTERS);
    const lines: CharacterLine[] = [];
    let line: CharacterLine | undefined;
    let broke = false;
    const end = () => {
      if (line) lines.push(line);
      line = undefined;
    };
    for (let index = 0; index < count; index += 1) {
      const code = pdfium._FPDFText_GetUnicode(textPage, index);
      if (code === 10 || code === 13) {
        broke = true;
        continue;
      }
      // Controls, and the places to break that our own setting puts into long words.
      if (code < 32 || code === 0x200b || code === 0xfffe || code === 0xffff) continue;
      const box = boxOf(textPage, page, index);
      if (!box || (code === 32 && box.right - box.left < THIN)) {
        // A space that PDFium supplied stands nowhere.
        line?.characters.push({ text: text(code) });
        continue;
      }
      const isInRow = line !== undefined && runsOn(line, box, text(code));
      if (line && !isInRow && isElsewhere(line, box, width / height)) end();
      // PDFium ends a line after each word that runs from the right.
      if (line && broke && isInRow) line.characters.push({ text: ' ' });
      else if (broke) end();
      broke = false;
      line = line ? { ...line, ...around([line, box]) } : { characters: [], ...box };
      line.characters.push({ text: text(code), box, ...(withInk || MARK.test(text(code)) ? { ink: inkOf(textPage, page, index) } : {}) });
    }
    end();
    return lines;
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
}

/** PDFium breaks lines itself, but runs the cells of a table together. Text may run in any direction. */
function isElsewhere(line: Sides, box: Sides, aspect: number): boolean {
  const size = Math.max((box.right - box.left) * aspect, box.bottom - box.top);
  const across = Math.max(box.left - line.right, line.left - box.right) * aspect;
  const down = Math.max(box.top - line.bottom, line.top - box.bottom);
  return Math.max(across, down) > size * COLUMN_GAP;
}

// With the vowel marks of Arabic, which belong to no script.
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\u064b-\u0655\u0670]/u;
/** Fractions of the lower of two boxes that they share in one row; marks stand higher or lower. */
const SHARED_BY_LETTERS = 0.6;
const SHARED_BY_MARKS = 0.3;

function runsOn(line: CharacterLine, box: Sides, character: string): boolean {
  const shared = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
  const hasMarksAlone = MARK.test(character) || line.characters.every((one) => MARK.test(one.text));
  const isSameRow = shared > (hasMarksAlone ? SHARED_BY_MARKS : SHARED_BY_LETTERS) * Math.min(line.bottom - line.top, box.bottom - box.top);
  return isSameRow && line.characters.some((one) => RIGHT_TO_LEFT.test(one.text));
}

/** A character's box with rotation and crop applied. */
function boxOf(textPage: Handle, page: Handle, index: number): Sides | undefined {
  if (pdfium._FPDFText_IsGenerated?.(textPage, index) === 1) return undefined;
  return withMemory(32, (address) => {
    if (!pdfium._FPDFText_GetLooseCharBox(textPage, index, address)) return undefined;
    const view = new DataView(pdfium.HEAPU8.buffer);
    const side = (at: number) => view.getFloat32(address + at, true);
    return displayed(page, { left: side(0), top: side(4), right: side(8), bottom: side(12) }, address);
  });
}

function inkOf(textPage: Handle, page: Handle, index: number): Sides | undefined {
  return withMemory(32, (address) => {
    if (!pdfium._FPDFText_GetCharBox(textPage, index, address, address + 8, address + 16, address + 24)) return undefined;
    const view = new DataView(pdfium.HEAPU8.buffer);
    const side = (at: number) => view.getFloat64(address + at, true);
    return displayed(page, { left: side(0), right: side(8), bottom: side(16), top: side(24) }, address);
  });
}

/** From the page's own space into fractions of the page as displayed. `address` has room for two numbers. */
function displayed(page: Handle, { left, top, right, bottom }: Sides, address: Address): Sides {
  const [one, other] = [toDisplay(page, left, top, address), toDisplay(page, right, bottom, address)];
  return { left: Math.min(one.x, other.x), top: Math.min(one.y, other.y), right: Math.max(one.x, other.x), bottom: Math.max(one.y, other.y) };
}

/** A point of the page's own space, as a fraction of the page as displayed. `address` has room for two numbers. */
export function toDisplay(page: Handle, x: number, y: number, address: Address): { x: number; y: number } {
  pdfium._FPDF_PageToDevice(page, 0, 0, STEPS, STEPS, 0, x, y, address, address + 4);
  const view = new DataView(pdfium.HEAPU8.buffer);
  return { x: view.getInt32(address, true) / STEPS, y: view.getInt32(address + 4, true) / STEPS };
}
