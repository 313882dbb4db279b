import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { languages } from '@/lib/core/i18n/languages';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { makeAccount } from '@/lib/testing/account';
import { readDocument } from '@/lib/testing/private-link';
import { upload } from '@/lib/testing/scenarios/ways-in';
import { createRequest, downloadPdf, sign } from '@/lib/testing/signing';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { messagesFor } from '@/lib/words/messages';

const signed = async (key: string, changes: Record<string, unknown> = {}) => {
  const { json } = await createRequest(key, changes);
  await sign(json.signer_link);
  const { response } = await downloadPdf(json.request_id, { token: json.request_token });
  return { bytes: new Uint8Array(await response.arrayBuffer()), link: json.signer_link as string };
};

/** The last page alone, as a program would cut it out. `bare`: without the marks of our own, as a careful forger would. */
async function certificatePage(pdf: Uint8Array, { bare }: { bare: boolean }): Promise<Uint8Array> {
  const [whole, alone] = [await PDFDocument.load(pdf), await PDFDocument.create()];
  const [page] = await alone.copyPages(whole, [whole.getPageCount() - 1]);
  if (!page) throw new Error('there is no page');
  if (bare) page.node.delete(PDFName.of('PieceInfo'));
  alone.addPage(page);
  return alone.save();
}

function printed(pdf: Uint8Array): Uint8Array {
  const folder = temporaryFolder();
  const [from, to] = [path.join(folder, 'from.pdf'), path.join(folder, 'to.pdf')];
  writeFileSync(from, pdf);
  execFileSync('pdftocairo', ['-pdf', from, to]);
  return new Uint8Array(readFileSync(to));
}

/** A request with one tiny field and no certificate of its own, so that the sealed file would have no other than the one that it came with. */
const withTinyField = (pdf: Uint8Array) => ({
  document: { pdf_base64: Buffer.from(pdf).toString('base64') },
  certificate: false,
  fields: [{ kind: 'signature', page: 1, x: 0.9, y: 0.9, width: 0.005, height: 0.003 }],
});

const refused = { status: 400, json: { error: 'bad_request', details: [{ path: 'document.pdf_base64', code: 'carries_certificate' }] } };

describe.each(languages)('a certificate in %s', (language) => {
  test('is refused as the document of another request: cut out, without its marks, and printed anew', { timeout: 60_000 }, async () => {
    const { key, account } = await makeAccount();
    const { bytes } = await signed(key, { language });
    const bare = await certificatePage(bytes, { bare: true });
    for (const forged of [await certificatePage(bytes, { bare: false }), bare, printed(bare)]) {
      expect(await createRequest(key, withTinyField(forged))).toMatchObject(refused);
    }
    expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(1);
  });

  test('is refused as markdown that says the same: in paragraphs, marked up within words, and as a table', { timeout: 60_000 }, async () => {
    const { key, account } = await makeAccount();
    const { bytes } = await signed(key, { language });
    const lines = lastPageOf(bytes);
    const paragraphs = lines.join('\n\n');
    const markedUp = paragraphs.replace(/(\p{L})(\p{L}{3,})/gu, '$1**$2**');
    const table = ['| | |', '|-|-|', ...lines.map((line) => `| ${line.replace(/\s{2,}/g, ' | ')} |`)].join('\n');
    for (const markdown of [paragraphs, markedUp, table, `# Terms\n\n${'We agree to all of it.\n\n'.repeat(60)}${paragraphs}`]) {
      expect(await createRequest(key, { document: { markdown }, certificate: false })).toMatchObject({
        status: 400,
        json: { error: 'bad_request', details: [{ path: 'document.markdown', code: 'carries_certificate' }] },
      });
    }
    expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(1);
  });
});

test('a long paper in markdown that has the words of a certificate far apart is taken', async () => {
  const { key } = await makeAccount();

  const { certificate } = messagesFor('en');
  const labels = [certificate.verification, certificate.delivery, certificate.signatureKind, certificate.signedAt, certificate.timeZone, certificate.ip];
  const markdown = [...labels, certificate.browser].map((word) => `## ${word}\n\n${'What it is for us, and what we keep of it. '.repeat(60)}`).join('\n\n');
  expect((await createRequest(key, { document: { markdown } })).status).toBe(201);
});

/** As somebody reads it off the page. */
const lastPageOf = (pdf: Uint8Array): string[] => {
  const file = path.join(temporaryFolder(), 'signed.pdf');
  writeFileSync(file, pdf);
  const pages = execFileSync('pdftotext', ['-layout', file, '-']).toString().split('\f');
  return (pages.at(-2) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
};

test('each page of a long certificate is refused on its own', { timeout: 60_000 }, async () => {
  const { key } = await makeAccount();
  const { bytes } = await signed(key, { document: { pdf_base64: Buffer.from(await smallPages()).toString('base64') } });
  const whole = await PDFDocument.load(bytes);
  const pages = whole.getPages().flatMap(({ node }, index) => (node.lookup(PDFName.of('PieceInfo')) instanceof PDFDict ? [index] : []));
  expect(pages.length).toBeGreaterThan(1);
  for (const index of pages) {
    const alone = await PDFDocument.create();
    const [page] = await alone.copyPages(whole, [index]);
    page?.node.delete(PDFName.of('PieceInfo'));
    if (page) alone.addPage(page);
    expect(await createRequest(key, withTinyField(await alone.save()))).toMatchObject(refused);
  }
});

async function smallPages(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([420, 298]).drawText('Agreed.', { x: 40, y: 200, size: 12 });
  return document.save();
}

test('is refused at the upload already', async () => {
  const { key } = await makeAccount();
  const { bytes } = await signed(key);
  const { answer } = await upload(key, await certificatePage(bytes, { bare: true }));
  expect(answer).toMatchObject({
    status: 400,
    json: { details: [{ code: 'carries_certificate', message: expect.stringContaining('without the certificate') }] },
  });
});

test('the evidence as an attachment is refused, though no page shows it', async () => {
  const { key } = await makeAccount();
  const document = await PDFDocument.load(await smallPages());
  await document.attach(Buffer.from(JSON.stringify({ format: 'paraph-evidence/1', request: { id: 'ab'.repeat(16) } })), 'notes.txt');
  expect(await createRequest(key, withTinyField(await document.save()))).toMatchObject(refused);
});

test('what was presented and never signed can be sent again, and a paper that speaks of certificates can be sent', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const presented = new Uint8Array(await (await readDocument(json.signer_link)).response.arrayBuffer());
  expect((await createRequest(key, { document: { pdf_base64: Buffer.from(presented).toString('base64') } })).status).toBe(201);
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const words = [
    'Privacy policy',
    'We keep the IP address, the browser, the time zone and the email address.',
    'A signing certificate is made of each document.',
  ];
  for (const [line, text] of words.entries()) page.drawText(text, { x: 50, y: 700 - line * 20, size: 11 });
  expect((await createRequest(key, { document: { pdf_base64: Buffer.from(await document.save()).toString('base64') } })).status).toBe(201);
});

test('a mere picture of a certificate cannot be told from other pictures: it is taken, and bears the request that it was sent in', async () => {
  const { key } = await makeAccount();
  const { bytes } = await signed(key);
  const picture = await drawPage(bytes, 2, 1200);
  const document = await PDFDocument.create();
  const image = await document.embedPng(await sharp(picture.webp).png().toBuffer());
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  const sent = await createRequest(key, withTinyField(await document.save()));
  expect(sent.status).toBe(201);
  const presented = await (await readDocument(sent.json.signer_link)).response.arrayBuffer();
  const file = path.join(temporaryFolder(), 'presented.pdf');
  writeFileSync(file, Buffer.from(presented));
  expect(execFileSync('pdftotext', [file, '-']).toString()).toContain(`Request ${sent.json.request_id} \u00b7 Page 1 of 1`);
});
