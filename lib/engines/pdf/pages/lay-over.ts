import type { PDFDocument } from '@cantoo/pdf-lib';
import type { EdgePlace } from '@/lib/engines/pdf/edge/edge-places';
import type { EdgeInk } from '@/lib/engines/pdf/edge/free-places';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { embedOverlay } from '@/lib/engines/pdf/pages/embed-overlay';
import { pageGeometry } from '@/lib/engines/pdf/pages/page-geometry';
import type { Size } from '@/lib/engines/pdf/place';
import type { Mark, MarkContent } from '@/lib/engines/pdf/seal/mark';
import { cleanText } from '@/lib/engines/pdf/typeset/clean-text';
import { fontStacks, languageOf } from '@/lib/engines/pdf/typeset/fonts';
import { typeset } from '@/lib/engines/pdf/typeset/typeset';

/** Points on a sheet as wide as A4. On another it is larger or smaller with the page, as the signing page shows every page equally wide. */
const DEFAULT_TEXT_SIZE = 11;
const A4_WIDTH = 595.28;
// The overlay becomes part of another document; its own date is never seen, and must not vary.
const NO_DATE = new Date(0);

/** Pictures that a template shows, by name; content as the template wants it. */
export class PictureShelf {
  readonly files: Record<string, Uint8Array> = {};

  /** A mark's content as JSON: pictures put away under a name, text cleaned. */
  place(content: MarkContent, pageWidth = A4_WIDTH): Record<string, unknown> {
    if (content.type === 'text') return { type: 'text', text: cleanText(content.text), size: content.size ?? (DEFAULT_TEXT_SIZE * pageWidth) / A4_WIDTH };
    if (content.type === 'handwriting') return { type: 'handwriting', text: cleanText(content.text) };
    const extension = content.type === 'image' ? 'png' : 'svg';
    const picture = `${Object.keys(this.files).length}.${extension}`;
    this.files[picture] = content.type === 'image' ? content.png : new TextEncoder().encode(content.svg);
    return { type: 'picture', picture };
  }
}

/** A line at the edge of a page. */
export type EdgeLine = EdgePlace & { text: string; ink: EdgeInk };

type Options = {
  locale: string;
  /** A word laid across every page. */
  watermark?: string | undefined;
  /** Page by page. */
  edges?: readonly EdgeLine[];
};

/** A page of an overlay, as large as the page under it is displayed. */
export type OverlayPage = Size & { marks: readonly Mark[]; edge: EdgeLine | null };

/** Sets marks, and what pages bear beside them, on sheets of their own. */
export async function setOverlay(pages: readonly OverlayPage[], { locale, watermark }: Options): Promise<Uint8Array> {
  const shelf = new PictureShelf();
  const overlay = await typeset({
    template: 'overlay.typ',
    data: {
      lang: languageOf(locale),
      fonts: fontStacks(locale),
      pages: pages.map(({ width, height, marks, edge }) => {
        const placed = marks.map(({ x, y, width: w, height: h, ...content }) => ({ x, y, width: w, height: h, ...shelf.place(content, width) }));
        return { width, height, marks: placed, edge, watermark: watermark ?? null };
      }),
    },
    pictures: shelf.files,
    tagged: false,
    createdAt: NO_DATE,
  });
  return overlay.pdf;
}

/** Lays marks, and what each page bears beside them, over a document. */
export async function layOver(document: PDFDocument, marks: readonly Mark[], options: Options): Promise<void> {
  const pages = document.getPages();
  const beyond = marks.find((mark) => !pages[mark.page - 1]);
  if (beyond) throw new DocumentRefusal('unknown_page', `The document has no page ${beyond.page}; it has ${pages.length}.`);
  const touched = pages
    .map((page, index) => {
      const { width, height } = pageGeometry(page);
      return { index, width, height, marks: marks.filter((mark) => mark.page === index + 1), edge: options.edges?.[index] ?? null };
    })
    .filter((one) => one.marks.length > 0 || one.edge || options.watermark);
  if (touched.length === 0) return;
  const overlay = await setOverlay(touched, options);
  await embedOverlay(
    document,
    overlay,
    touched.map(({ index, marks: ofPage }) => ({ index, isArtifact: ofPage.length === 0 })),
  );
}
