import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { onePage, stream } from '@/lib/engines/pdf/testing/one-page';
import { pixelsOfPage } from '@/lib/engines/pdf/testing/picture-pixels';

afterAll(closePdfEngines);

const prepare = async (pdf: Uint8Array) => (await preparePdf({ pdf, locale: 'en', parties: [], placements: [] })).pdf;
const linesOf = async (pdf: Uint8Array) => (await describePages(pdf))[0]?.lines.map((line) => line.text) ?? [];
const annotation = (entries: string) => `<< /Type /Annot ${entries} >>`;

test('a ticked box whose picture has no measure is drawn ticked, as readers do', async () => {
  const box = (state: string) =>
    onePage({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      objects: [
        annotation(
          `/Subtype /Widget /FT /Btn /T (a) /V /${state} /AS /${state} /MK << /BC [0 0 0] >> /Rect [100 640 140 680] /AP << /N << /Yes 7 0 R /Off 8 0 R >> >>`,
        ),
        stream('/Type /XObject /Subtype /Form', '0 0 40 40 re f'),
        stream('/Type /XObject /Subtype /Form /BBox [0 0 40 40]', ''),
      ],
    });
  const inside = { x: 108 / 600, y: 128 / 800, width: 24 / 600, height: 24 / 800 };
  expect((await pixelsOfPage(await prepare(box('Yes')), 1)).unlike(inside)).toBeGreaterThan(0.05);
  expect((await pixelsOfPage(await prepare(box('Off')), 1)).unlike(inside)).toBe(0);
});

test('a font that an appearance names and does not have itself is the form’s, as readers hold it', async () => {
  const lent = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const pdf = onePage({
    catalog: `/AcroForm << /Fields [6 0 R] /DR << /Font << /Helv ${lent} >> >> >>`,
    page: '/Annots [6 0 R]',
    objects: [
      annotation('/Subtype /Widget /FT /Tx /T (a) /V (Lent) /Rect [100 650 200 670] /AP << /N 7 0 R >>'),
      stream('/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /ProcSet [/PDF /Text] >>', 'BT /Helv 12 Tf 2 5 Td (Lent) Tj ET'),
    ],
  });
  expect(await linesOf(await prepare(pdf))).toEqual(['Plain', 'Lent']);
});
