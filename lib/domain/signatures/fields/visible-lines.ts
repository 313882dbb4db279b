import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import type { Box } from '@/lib/engines/pdf/place';
import { withoutFieldTags } from '@/lib/engines/pdf/tag-syntax';
import type { StoredField } from './stored-field';

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The text of a page as a reader sees it: tags that became fields are painted over in the picture, and a screen
 * reader must not spell them out either. A tag that stands where no field is stays.
 */
export function visibleLines(page: PageDescription, number: number, fields: readonly StoredField[]): PageDescription {
  const boxes = fields.filter((field) => field.page === number);
  const lines = page.lines.map((line) => (boxes.some((box) => overlaps(box, line)) ? { ...line, text: withoutFieldTags(line.text).trim() } : line));
  return { ...page, lines: lines.filter(({ text }) => text !== '') };
}
