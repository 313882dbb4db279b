import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { LinkVetter } from '@/lib/engines/pdf/intake/closed/vetted-links';
import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { onePage } from '@/lib/engines/pdf/testing/one-page';

/** What remains of a link of these entries, as it is written; null where nothing does. */
async function left(entries: string): Promise<string | null> {
  const document = await openPdf(onePage({ page: '/Annots [6 0 R]', objects: [`<< /Type /Annot /Subtype /Link /Rect [1 2 3 4] ${entries} >>`] }));
  const annotation = document.getPage(0).node.lookup(PDFName.of('Annots'), PDFArray).lookup(0, PDFDict);
  const reference = new LinkVetter(document).vetted(annotation);
  return reference ? String(document.context.lookup(reference)) : null;
}

test.each([
  'javascript:location="https://example.com"',
  'data:text/html,https://example.com',
  'file:///https:/x',
  'https:',
  `https://example.com/${'a'.repeat(2_000)}`,
])('no link leads to %j', async (address) => {
  expect(await left(`/A << /S /URI /URI (${address}) >>`)).toBeNull();
});

test('an address cannot write anything beside itself into the link', async () => {
  const written = await left('/A << /S /URI /URI (https://example.com/a\\) /Next << /S /JavaScript >> \\\\) >>');
  expect(written).toContain('(https://example.com/a\\) /Next << /S /JavaScript >> \\\\)');
});

test('a place on a page that the document does not have is none', async () => {
  expect(await left('/Dest [3 0 R /Fit]')).toMatch(/\/Dest \[ 3 0 R \/Fit \]/);
  for (const place of ['[5 0 R /Fit]', '[99 0 R /Fit]', '[0 /Fit]', '[3 0 R /Elsewhere]']) expect(await left(`/Dest ${place}`), place).toBeNull();
});
