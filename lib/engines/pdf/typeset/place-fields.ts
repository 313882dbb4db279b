import type { PlacedField } from '@/lib/engines/pdf/field';
import type { TaggedField } from '@/lib/engines/pdf/typeset/tag-collector';

/** One corner of a field's box as the template reports it, in points. */
export type Corner = { id: string; corner: 'tl' | 'br'; page: number; x: number; y: number; pageWidth: number; pageHeight: number };

/** Both corners come from the compile that made the PDF, so the box stands exactly where it is drawn. */
export function placeFields(fields: readonly TaggedField[], corners: readonly Corner[]): PlacedField[] {
  const find = (id: string, corner: Corner['corner']): Corner => {
    const found = corners.find((one) => one.id === id && one.corner === corner);
    if (!found) throw new Error(`The template reported no ${corner} corner for field ${id}.`);
    return found;
  };
  return fields.map((field) => {
    const start = find(field.id, 'tl');
    const end = find(field.id, 'br');
    return {
      ...field,
      page: start.page,
      x: start.x / start.pageWidth,
      y: start.y / start.pageHeight,
      width: (end.x - start.x) / start.pageWidth,
      height: (end.y - start.y) / start.pageHeight,
    };
  });
}
