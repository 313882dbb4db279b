import { addMargin } from '@/lib/engines/pdf/edge/add-margin';
import { choosePlaces } from '@/lib/engines/pdf/edge/choose-places';
import { type EdgeMark, edgeLength, edgeText } from '@/lib/engines/pdf/edge/edge-mark';
import type { TakenIn } from '@/lib/engines/pdf/intake/intake-jobs';
import { openPdf, savePdf } from '@/lib/engines/pdf/open-pdf';
import { appendPages } from '@/lib/engines/pdf/pages/append-pages';
import { type EdgeLine, layOver } from '@/lib/engines/pdf/pages/lay-over';
import type { Box, Place } from '@/lib/engines/pdf/place';

type Dress = {
  locale: string;
  edge: EdgeMark | undefined;
  /** With the last page that is added. */
  pageCount: number;
  /** Bears its own line already. */
  lastPage: Uint8Array | undefined;
};

/** A document that was taken in with what is still to be drawn on it, the line at the edge of each page, and its last page; and where the fields then are. */
export async function dressPages<Field extends Place>(
  { pdf, texts, edges }: TakenIn,
  fields: readonly Field[],
  { locale, edge, pageCount, lastPage }: Dress,
): Promise<{ pdf: Uint8Array; fields: Field[] }> {
  if (texts.length === 0 && !lastPage && !edge) return { pdf: new Uint8Array(pdf), fields: [...fields] };
  const document = await openPdf(pdf);
  const chosen = edge ? choosePlaces(edges) : [];
  const moves = new Map<number, (box: Box) => Box>();
  const lines = chosen.map((free, index): EdgeLine => {
    const words = edge ? edgeText(edge, index + 1, pageCount) : '';
    if (free) return { ...free, text: words };
    const grown = addMargin(document.getPage(index), index + 1, edge ? edgeLength(edge) : 0);
    moves.set(index + 1, grown.moved);
    return { ...grown.place, text: words, ink: 'grey' };
  });
  const moved = <One extends Place>(place: One): One => ({ ...place, ...moves.get(place.page)?.(place) });
  const marks = texts.map((text) => ({ ...moved(text), type: 'text' as const }));
  await layOver(document, marks, { locale, watermark: edge?.watermark, edges: lines });
  if (lastPage) await appendPages(document, lastPage);
  return { pdf: await savePdf(document), fields: fields.map(moved) };
}
