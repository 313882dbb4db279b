import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';
import { pdfFromObjects } from '@/lib/engines/pdf/testing/odd-pages';
import { at, stream } from '@/lib/engines/pdf/testing/one-page';
import { doubtfulPages } from './doubts.ts';

afterAll(closePdfEngines);

const doubted = async (pdf: Uint8Array) => {
  const { doubts, lentOn, pages } = await takeIn('takeIn', { pdf });
  return doubtfulPages(doubts, lentOn, pages.length);
};

/** Three pages: one is written in a font that did not come along, one could be and is not, and one knows of none. */
const written = (ofLast = '') =>
  pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 /MediaBox [0 0 600 800] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Resources << >> >>',
    '<< /Type /Page /Parent 2 0 R /Contents 7 0 R /Resources << /Font << /F1 8 0 R >> >> >>',
    `<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Resources << /Font << /F1 8 0 R >> >> ${ofLast} >>`,
    stream('', '100 100 200 200 re f'),
    stream('', at(100, 700, 'You pay 10 EUR')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('/Type /XObject /Subtype /Form /BBox [0 0 100 20]', '0 0 50 10 re f'),
  ]);

test('where fonts did not come along, the pages that are written in them are doubted and no others', async () => {
  expect(await doubted(written())).toEqual([1]);
});

test('what readers treat differently anywhere in a file makes every page doubtful', async () => {
  const stamp = '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [100 400 200 420] /F 4 /AP << /N 9 0 R >> >>]';
  expect(await doubted(written(stamp))).toEqual([0, 1, 2]);
});
