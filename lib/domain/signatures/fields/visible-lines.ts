import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import type { StoredField } from './stored-field';

const tag = /\{\{\s*(?:signature|date|text)\s*:[^{}]*\}\}/gi;

type Box = { x: number; y: number; width: number; height: number };

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The text of a page as a reader sees it: tags that became fields are painted over in the picture, and a screen
 * reader must not spell them out either. A tag that stands where no field is stays.
 */
export function visibleLines(page: PageDescription, number: number, fields: readonly StoredField[]): PageDescription {
  const boxes = fields.filter((field) => field.page === number);
  const lines = page.lines.map((line) => (boxes.some((box) => overlaps(box, line)) ? { ...line, text: line.text.replace(tag, '').trim() } : line));
  return { ...page, lines: lines.filter(({ text }) => text !== '') };
}
