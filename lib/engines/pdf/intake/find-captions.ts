import { type Character, type CharacterLine, characterLines, toDisplay } from '../pages/page-lines.ts';
import { type Handle, pdfium, withMemory } from '../pages/pdfium-document.ts';
import { around, boxOfSides, type Sides } from '../pages/sides.ts';
import type { Box } from '../place.ts';

/** A few words beside or below a place where something is to be written. Fractions of the page as displayed; `isLine`: a line is drawn there. */
export type Caption = Box & { text: string; blank: Box; isLine: boolean };

const MAX_PIECES = 1_500;
const MAX_CAPTIONS = 200;
/** More is a sentence. */
const MAX_LENGTH = 60;
/** Underscores, dots or strokes that make a line, those of dates with what stands between them. */
const FILLED = /(?:[_\u2500\u2501\u2015\u23af\uff3f]{3,}|[.\u2026\u00b7]{4,}|\u2026{2,})(?:\s*[/.-]?\s*[_\u2026]{2,})*/g;
/** What stands behind the dots in a table of contents. */
const PAGE_NUMBER = /^\s*\d{1,4}\s*$/;

/** Heights of a caption's text: how far above it a line may be drawn. */
const REACH_UP = 2.4;
/** Fractions of the page's width: how far from its caption a line may begin, and how wide what is left free must be. */
const REACH_RIGHT = 0.2;
const SMALLEST_GAP = 0.12;
const SMALLEST_LINE = 0.08;
const RIGHT_EDGE = 0.94;

type Piece = Sides & { text: string };
type Seen = { words: Piece[]; lines: Sides[] };

/** The captions on a page of so many points, in reading order. */
export function findCaptions(page: Handle, width: number, height: number): Caption[] {
  const { words, lines } = piecesOf(characterLines(page, width, height));
  const drawn = [...lines, ...ruledLines(page, width, height)].filter((line) => line.right - line.left >= SMALLEST_LINE);
  const captions = words.flatMap((piece): Caption[] => {
    const text = piece.text.trim();
    if (text.length < 2 || text.length > MAX_LENGTH || text.includes('{{')) return [];
    const line = lineBeside(piece, drawn, words) ?? lineAbove(piece, drawn);
    const blank = line ?? (/[:\uff1a]$/.test(text) ? gapBeside(piece, words) : undefined);
    return blank ? [{ text, ...boxOfSides(piece), blank: boxOfSides(blank), isLine: line !== undefined }] : [];
  });
  return captions.slice(0, MAX_CAPTIONS);
}

/** Words, and the lines that underscores and dots make between them. */
function piecesOf(lines: readonly CharacterLine[]): Seen {
  const seen: Seen = { words: [], lines: [] };
  for (const { characters } of lines) {
    if (seen.words.length + seen.lines.length > MAX_PIECES) break;
    // One entry for each unit of the string, so that a place in it leads to a character.
    const units = characters.flatMap((character) => Array.from({ length: character.text.length }, () => character));
    const text = characters.map((character) => character.text).join('');
    let at = 0;
    const addWords = (end: number) => {
      const piece = sidesOf(units.slice(at, end));
      if (piece && text.slice(at, end).trim() !== '') seen.words.push({ ...piece, text: text.slice(at, end) });
    };
    for (const { 0: filled, index } of text.matchAll(FILLED)) {
      const end = index + filled.length;
      if (PAGE_NUMBER.test(text.slice(end))) break;
      addWords(index);
      const line = sidesOf(units.slice(index, end));
      if (line) seen.lines.push(line);
      at = end;
    }
    addWords(text.length);
  }
  return seen;
}

function sidesOf(characters: readonly Character[]): Sides | undefined {
  const boxes = characters.flatMap(({ text, box }) => (box && text.trim() !== '' ? [box] : []));
  return boxes.length > 0 ? around(boxes) : undefined;
}

const heightOf = ({ top, bottom }: Sides): number => bottom - top;
const isInRow = (one: Sides, other: Sides): boolean => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0;

/** The line that begins right of a caption, at the foot of its row, with nothing between them. */
function lineBeside(piece: Piece, lines: readonly Sides[], words: readonly Piece[]): Sides | undefined {
  const slack = heightOf(piece) * 0.5;
  const row = { ...piece, bottom: piece.bottom + slack };
  const beside = lines.filter((line) => line.left >= piece.right - slack && line.left - piece.right < REACH_RIGHT && isInRow(row, withHeight(line)));
  const nearest = beside.reduce<Sides | undefined>((best, line) => (best && best.left <= line.left ? best : line), undefined);
  if (!nearest) return undefined;
  const isBetween = words.some((other) => other !== piece && isInRow(piece, other) && other.left >= piece.right && other.right <= nearest.left + slack);
  return isBetween ? undefined : nearest;
}

/** The line that a caption stands below, at its beginning. */
function lineAbove(piece: Piece, lines: readonly Sides[]): Sides | undefined {
  const high = heightOf(piece);
  return lines.find(
    (line) =>
      line.bottom <= piece.top + high * 0.6 && line.bottom >= piece.top - high * REACH_UP && line.left <= piece.left + 0.05 && line.right >= piece.left + 0.05,
  );
}

/** What is free right of a caption, up to the next words of its row. */
function gapBeside(piece: Piece, words: readonly Piece[]): Sides | undefined {
  const next = words.filter((other) => other !== piece && isInRow(piece, other) && other.left >= piece.right);
  const left = piece.right + 0.01;
  const right = Math.min(RIGHT_EDGE, ...next.map((other) => other.left - 0.01));
  return right - left >= SMALLEST_GAP ? { ...piece, left, right } : undefined;
}

/** A line is thinner than what it is compared with. */
const withHeight = (line: Sides): Sides => ({ ...line, top: line.top - 0.002, bottom: line.bottom + 0.002 });

const PATH = 2;
const MAX_OBJECTS = 5_000;
/** Points: a thicker one is a bar. */
const THICKEST = 2.5;

/** Level lines that are drawn on a page, as a word processor draws those for a signature. */
function ruledLines(page: Handle, width: number, height: number): Sides[] {
  const { _FPDFPage_CountObjects: count, _FPDFPage_GetObject: get, _FPDFPageObj_GetType: typeOf, _FPDFPageObj_GetBounds: boundsOf } = pdfium;
  if (!count || !get || !typeOf || !boundsOf) return [];
  return withMemory(32, (address) => {
    const lines: Sides[] = [];
    for (let index = 0; index < Math.min(count(page), MAX_OBJECTS) && lines.length < MAX_CAPTIONS; index += 1) {
      const object = get(page, index);
      if (typeOf(object) !== PATH || !boundsOf(object, address, address + 4, address + 8, address + 12)) continue;
      const view = new DataView(pdfium.HEAPU8.buffer);
      const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((at) => view.getFloat32(address + at, true));
      const [one, other] = [toDisplay(page, left, top, address + 16), toDisplay(page, right, bottom, address + 16)];
      const line = { left: Math.min(one.x, other.x), right: Math.max(one.x, other.x), top: Math.min(one.y, other.y), bottom: Math.max(one.y, other.y) };
      if (heightOf(line) * height <= THICKEST && (line.right - line.left) * width > THICKEST * 4) lines.push(line);
    }
    return lines;
  });
}
