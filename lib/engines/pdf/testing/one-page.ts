import { pdfFromObjects, streamObject } from '@/lib/engines/pdf/testing/odd-pages';

type OnePage = {
  content?: string;
  /** Entries of the page, of its resources beside the font `F1` (Helvetica), and of the catalog. */
  page?: string;
  resources?: string;
  catalog?: string;
  /** Objects from number 6 on. */
  objects?: readonly (string | Uint8Array)[];
};

export const stream = (entries: string, content: string): Uint8Array => streamObject(entries, Buffer.from(content, 'latin1'));

/** A form that draws a word in Helvetica, for appearances and layers: 100 x 20 points. */
export const word = (text: string, entries = ''): Uint8Array =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 5 0 R >> >> ${entries}`, `BT /F1 12 Tf 2 5 Td (${text}) Tj ET`);

/** Text at a place of the page, in Helvetica of 12 points. */
export const at = (x: number, y: number, text: string): string => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`;

/** A PDF of one page, 600 x 800 points, by its objects: catalog, pages, page, content, font. */
export function onePage({ content = at(100, 700, 'Plain'), page = '', resources = '', catalog = '', objects = [] }: OnePage): Uint8Array {
  return pdfFromObjects([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    stream('', content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
  ]);
}
