import { afterAll, expect, test } from 'vitest';
import { convertToPdf } from '@/lib/engines/convert/convert-to-pdf';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { inFont, paragraph, tinyDocx } from '@/lib/engines/convert/testing/tiny-docx';

afterAll(closeConverter);

const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

test('a document becomes a PDF, with its pages counted and queue and work timed apart', async () => {
  const made = await convertToPdf({ bytes: tinyDocx(paragraph('One') + pageBreak + paragraph('Two')), kind: 'docx' });
  expect(Buffer.from(made.pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(made).toMatchObject({ pages: 2, replacedFonts: [] });
  expect(made.queuedMs).toBeGreaterThan(0);
  expect(made.convertedMs).toBeGreaterThan(0);
});

test('fonts that are not there are named with what stands in for them, and whether lines break as before', async () => {
  const fonts = ['Aptos', 'Calibri', 'Carlito', 'MS Mincho', 'Calibri'];
  const { replacedFonts } = await convertToPdf({ bytes: tinyDocx(paragraph('One', inFont('Aptos'))), kind: 'docx', fonts });
  expect(replacedFonts).toEqual([
    { asked: 'Aptos', used: 'Carlito', sameWidths: false },
    { asked: 'Calibri', used: 'Carlito', sameWidths: true },
    { asked: 'MS Mincho', used: 'Noto Serif CJK JP', sameWidths: false },
  ]);
});
