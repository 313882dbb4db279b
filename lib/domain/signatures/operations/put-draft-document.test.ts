import { afterAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { takeInJudged } from '@/lib/domain/files/judged-pdf';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { docx, paragraph } from '@/lib/engines/office/testing/build-docx';
import { MAX_PDF_BYTES } from '@/lib/engines/pdf/document-limits';
import { attackFiles } from '@/lib/engines/pdf/testing/attack-files';
import { draftOf } from '@/lib/testing/drafts';
import { withEnv } from '@/lib/testing/outside-server';
import { plainPdf } from '@/lib/testing/plain-pdf';

afterAll(closeConverter);

test('a PDF is taken with its name, size and pages as they are displayed, and its bytes are noted', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  const pdf = await plainPdf('Hello', 3);
  expect(await browser.put(id, 'C:\\Papers\\Lease.pdf', pdf)).toMatchObject({ status: 200, json: { revision: 2 } });
  const { document } = (await browser.read(id)).json;
  expect(document).toEqual({ kind: 'pdf', fileName: 'Lease.pdf', bytes: pdf.length, pages: Array.from({ length: 3 }, () => ({ width: 595, height: 842 })) });
  const { pdfSha256 } = await db().draft.findUniqueOrThrow({ where: { id } });
  expect(await db().blob.findUnique({ where: { sha256: pdfSha256 ?? '' } })).toMatchObject({ bytes: pdf.length, mimeType: 'application/pdf' });
});

test('whoever types while a file comes in loses nothing, and the file is there', async () => {
  const { browser, id } = await draftOf();
  const [put, typed] = await Promise.all([browser.put(id, 'One.pdf', await plainPdf('Slow')), browser.change(id, { revision: 1, title: 'Typed' })]);
  expect([put.status, typed.status]).toEqual([200, 200]);
  expect((await browser.read(id)).json).toMatchObject({ revision: 3, title: 'Typed', document: { kind: 'pdf' } });
});

test('a text becomes markdown; one that is no UTF-8, or too long, is refused', async () => {
  const { browser, id } = await draftOf();
  await browser.put(id, 'Note.md', '# Hello\n\nÄ {{signature:signer}}');
  expect((await browser.read(id)).json.document).toEqual({ kind: 'markdown', markdown: '# Hello\n\nÄ {{signature:signer}}' });
  for (const [bytes, code] of [
    [Buffer.from([0xff, 0xfe, 0x41]), 'not_text'],
    ['x'.repeat(200_001), 'too_large'],
    ['a\0b', 'not_text'],
  ] as const)
    expect(await browser.put(id, 'Note.txt', bytes)).toMatchObject({ status: 400, json: { details: [{ path: 'file', code }] } });
});

test('a PDF of more than 5 MB is refused, and the draft is as it was', async () => {
  const { browser, id } = await draftOf();
  const pdf = Buffer.concat([await plainPdf(), Buffer.alloc(MAX_PDF_BYTES)]);
  expect(await browser.put(id, 'Large.pdf', pdf)).toMatchObject({ status: 400, json: { details: [{ path: 'file', code: 'too_large' }] } });
  expect((await browser.read(id)).json).toMatchObject({ revision: 1, document: { kind: 'none' } });
});

test('a Word document is made a PDF, with its tags as suggestions', { timeout: 120_000 }, async () => {
  const { browser, id } = await draftOf();
  const put = await browser.put(id, 'Offer.docx', docx(paragraph('Please sign: {{signature:signer}}')));
  expect(put).toMatchObject({ status: 200 });
  expect((await browser.read(id)).json).toMatchObject({
    document: { kind: 'pdf', fileName: 'Offer.pdf', pages: [{}] },
    suggestions: [{ kind: 'signature', party: 'signer', page: 1, why: 'tag' }],
  });
});

test('409 conversion_unavailable where there is no LibreOffice, and the draft is as it was', async () => {
  await closeConverter();
  withEnv({ LIBREOFFICE_DIR: '/nowhere' });
  const { browser, id } = await draftOf();
  await browser.put(id, 'Before.md', 'Before');
  const { status, json } = await browser.put(id, 'Offer.docx', docx(paragraph('Hello')));
  expect([status, json.error ?? json.code]).toEqual([409, 'conversion_unavailable']);
  expect((await browser.read(id)).json).toMatchObject({ revision: 2, document: { kind: 'markdown', markdown: 'Before' } });
});

/** What is wrong with a file by the judgement that all files are under, or null. */
const judgementOn = (bytes: Uint8Array): Promise<string | null> =>
  takeInJudged(bytes).then(
    () => null,
    ({ code }) => code,
  );

/** A draft with a document, and a file that comes in its place. */
async function putOver(name: string, bytes: Uint8Array) {
  const { browser, id } = await draftOf();
  await browser.put(id, 'Before.md', 'Before');
  const before = (await browser.read(id)).json;
  return { before, put: await browser.put(id, name, bytes), after: (await browser.read(id)).json };
}

test.each(Object.entries(attackFiles))('taken or refused as everywhere else, and where it is refused the draft is as it was: %s', async (_name, make) => {
  const [bytes, code] = [make(), await judgementOn(make())];
  const { before, put, after } = await putOver('File.pdf', bytes);
  if (code === null) expect([put.status, after.document.kind]).toEqual([200, 'pdf']);
  else expect([put.status, put.json.details?.[0], after]).toEqual([400, { path: 'file', code, message: expect.stringMatching(/\w.*\./) }, before]);
});

const vba = { name: 'word/vbaProject.bin', contents: 'x', type: 'application/vnd.ms-office.vbaProject' };
const refused: [string, string, () => Uint8Array | Promise<Uint8Array>, string][] = [
  ['a picture', 'File.png', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'unknown_kind'],
  ['a picture that is called a text', 'File.md', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'unknown_kind'],
  ['a PDF over 5 MB', 'File.pdf', async () => Buffer.concat([await plainPdf(), Buffer.alloc(5 * 1024 * 1024)]), 'too_large'],
  ['a Word document with macros', 'File.docx', () => docx(paragraph('Hello'), { parts: [vba] }), 'macros'],
  ['a damaged Word document', 'File.docx', () => Buffer.from('PK\x03\x04 and nothing'), 'broken_file'],
  ['nothing', 'File.pdf', () => new Uint8Array(), 'unknown_kind'],
  ['a web page', 'File.pdf', () => Buffer.from('<!doctype html>'), 'unknown_kind'],
];

test.each(refused)('400 for %s, and the draft is as it was', async (_name, fileName, make, code) => {
  const { before, put, after } = await putOver(fileName, await make());
  expect([put.status, put.json.details?.[0]?.code, after]).toEqual([400, code, before]);
});
