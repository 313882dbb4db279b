import { spawnSync } from 'node:child_process';
import { afterAll, expect, test, vi } from 'vitest';
import { env } from '@/lib/core/env';
import { convertToPdf } from '@/lib/engines/convert/convert-to-pdf';
import { closeConverter, converterPool, warmConverter } from '@/lib/engines/convert/converter-state';
import { field, inFont, paragraph, settings, tinyDocx } from '@/lib/engines/convert/testing/tiny-docx';
import { pptx } from '@/lib/engines/office/testing/build-pptx';

afterAll(closeConverter);
vi.setConfig({ testTimeout: 60_000 });

test('a converter that was warmed has a child before the first document comes', async () => {
  await warmConverter();
  expect((await converterPool()).pids).toHaveLength(1);
});

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

const convert = (...docx: Parameters<typeof tinyDocx>) => convertToPdf({ bytes: tinyDocx(...docx), kind: 'docx' });
const by = (program: string, { pdf }: { pdf: Uint8Array }, ...args: string[]) =>
  spawnSync(program, [...args, '-', ...(program === 'pdftotext' ? ['-'] : [])], { input: pdf, encoding: 'utf8' }).stdout;
const textOf = (made: { pdf: Uint8Array }) => by('pdftotext', made).replace(/\s+/g, ' ').trim();

test('the PDF is tagged and has bookmarks for its headings', async () => {
  const made = await convert('<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Scope</w:t></w:r></w:p>');
  expect(by('pdfinfo', made)).toMatch(/^Tagged:\s+yes$/m);
  expect(Buffer.from(made.pdf).toString('latin1')).toContain('/Outlines');
});

test('page numbers and counts are those of this document, not those that were saved with it', async () => {
  const made = await convert(field('PAGE', '77') + pageBreak + field('PAGE', '77') + field('NUMPAGES', '99'));
  expect(textOf(made)).toBe('1 2 2');
});

test('comments are not taken along, and crash nothing', async () => {
  const commented =
    '<w:p><w:commentRangeStart w:id="0"/><w:r><w:t>Terms</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>';
  const comment = '<w:comment w:id="0" w:author="A" w:initials="A"><w:p><w:r><w:t>between us</w:t></w:r></w:p></w:comment>';
  const made = await convert(commented, [{ kind: 'comments', xml: comment }]);
  expect(textOf(made)).toBe('Terms');
  // Nor do they lie on the page as notes.
  expect(Buffer.from(made.pdf).toString('latin1')).not.toMatch(/\/Subtype\s*\/(Text|Popup)\b/);
});

test('speaker notes and hidden slides stay with who made them', async () => {
  const made = await convertToPdf({
    bytes: pptx([
      { title: 'Shown', notes: 'between us' },
      { title: 'Held back', isHidden: true },
    ]),
    kind: 'pptx',
  });
  expect([made.pages, textOf(made)]).toEqual([1, 'Shown']);
});

const changed = `<w:p><w:r><w:t xml:space="preserve">Price </w:t></w:r><w:ins w:id="1" w:author="A"><w:r><w:t>200</w:t></w:r></w:ins><w:del w:id="2" w:author="A"><w:r><w:delText>100</w:delText></w:r></w:del></w:p>`;

test('of a document whose settings show no markup, tracked changes are printed as if all were accepted', async () => {
  expect(textOf(await convert(changed, [settings('<w:revisionView w:markup="0"/>')]))).toBe('Price 200');
});

test('what is to be filled in is printed as text: the PDF has no form', async () => {
  const made = await convert('<w:p><w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent><w:r><w:t>Anna Berg</w:t></w:r></w:sdtContent></w:sdt></w:p>');
  expect(textOf(made)).toBe('Anna Berg');
  expect(by('pdfinfo', made)).toMatch(/^Form:\s+none$/m);
});

test('scripts that the machine has no font for are set in those of the product', async () => {
  const made = await convert(['\u0e44\u0e17\u0e22', '\u12a0\u121b\u122d\u129b', '\u0ba4\u0bae\u0bbf\u0bb4\u0bcd'].map((text) => paragraph(text)).join(''));
  const fonts = by('pdffonts', made);
  for (const family of ['NotoSansThai', 'NotoSansEthiopic', 'NotoSansTamil']) expect(fonts).toContain(family);
});

test('where LibreOffice is missing it is said at once, with the line that installs it', async () => {
  Object.assign(env(), { LIBREOFFICE_DIR: '/nowhere' });
  await expect(convert(paragraph('One'))).rejects.toMatchObject({
    code: 'converter_missing',
    advice: expect.stringContaining('apt-get install'),
    isWorthARetry: false,
  });
  delete env().LIBREOFFICE_DIR;
});
