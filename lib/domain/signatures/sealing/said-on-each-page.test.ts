import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { languages } from '@/lib/core/i18n/languages';
import { sha256 } from '@/lib/core/ids';
import { describePages, drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { readDocument } from '@/lib/testing/private-link';
import { insideOf } from '@/lib/testing/scenarios/signed-document';
import { createRequest, sign } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { listEvents } from '../../events/store';
import { findProvenRequest } from '../store';

const longMarkdown = { document: { markdown: `${'A sentence of the contract.\n\n'.repeat(60)}{{signature:signer}}` } };
const aPdf = async () => ({ document: { pdf_base64: Buffer.from(await plainPdf('Please sign.', 2)).toString('base64') } });

/** The lines of each page that name a request. */
const edgesOf = async (pdf: Uint8Array, id: string) =>
  (await describePages(pdf)).map(({ lines }) => lines.map(({ text }) => text).filter((text) => text.replace(/\s/g, '').includes(id)));

async function signed(changes: Record<string, unknown>, { test: isTest = false } = {}) {
  const { key } = await makeAccount({ test: isTest });
  const { json } = await createRequest(key, changes);
  const presented = new Uint8Array(await (await readDocument(json.signer_link)).response.arrayBuffer());
  await sign(json.signer_link);
  const request = await findProvenRequest(json.request_id);
  if (!request?.signedSha256) throw new Error('the request was not signed');
  return { request, presented, sealed: await getBlob(request.signedSha256) };
}

const sources: Record<string, () => Promise<Record<string, unknown>>> = {
  'markdown of several pages': async () => longMarkdown,
  'a PDF and its signature page': aPdf,
};

describe.each(Object.entries(sources))('%s', (_, source) => {
  test('each page that is presented names its request and is numbered, and is sealed as it was presented', async () => {
    const { request, presented, sealed } = await signed(await source());
    expect(sha256(presented)).toBe(request.presentedSha256);
    const pages = request.pageCount;
    expect(pages).toBeGreaterThan(1);
    const expected = Array.from({ length: pages }, (_one, index) => [`Request ${request.id} \u00b7 Page ${index + 1} of ${pages}`]);
    expect(await edgesOf(presented, request.id)).toEqual(expected);
    const [certificate = [], ...others] = (await edgesOf(sealed, request.id)).slice(pages);
    expect((await edgesOf(sealed, request.id)).slice(0, pages)).toEqual(expected);
    expect(certificate).toContain(`Signing certificate \u00b7 Request ${request.id} \u00b7 Page 1 of ${others.length + 1}`);
  });

  test('with a test key each page says TEST when it is presented and when it is sealed, as do seal and evidence; with a live one none does', async () => {
    for (const isTest of [true, false]) {
      const { presented, sealed } = await signed(await source(), { test: isTest });
      for (const pdf of [presented, sealed]) {
        const texts = (await describePages(pdf)).map(({ lines }) => lines.map(({ text }) => text));
        expect(texts.map((lines) => lines.some((line) => line.startsWith('TEST \u00b7 ')))).toEqual(texts.map(() => isTest));
        for (const index of texts.keys()) expect((await reddish(pdf, index + 1)) > 1_000).toBe(isTest);
      }
      expect(/\/Reason \(TEST\. /.test(insideOf(sealed))).toBe(isTest);
      expect(insideOf(sealed).includes('"test": true')).toBe(isTest);
    }
  });
});

/** Pixels of the pale red in which the word lies across a page of black, grey and blue. */
async function reddish(pdf: Uint8Array, page: number): Promise<number> {
  const { data } = await sharp((await drawPage(pdf, page, 480)).webp)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) - (data[at + 1] ?? 0) > 8 && (data[at] ?? 0) > 200) count += 1;
  return count;
}

describe.each(languages)('in %s', (language) => {
  test('the line is in the document’s language, and the seal names the request, both addresses and the head of the chain', async () => {
    const { request, presented, sealed } = await signed({ language });
    const { certificate, document } = messagesFor(language);
    const numbered = document.page.replace('{page}', '1').replace('{pages}', '1');
    expect((await edgesOf(presented, request.id)).flat().map((line) => line.replace(/\s/g, ''))).toEqual(
      [`${certificate.request} ${request.id} \u00b7 ${numbered}`].map((line) => line.replace(/\s/g, '')),
    );
    const accepted = (await listEvents(request.id)).find(({ type }) => type === 'signature.accepted');
    const reason = reasonOf(sealed);
    for (const part of [request.id, request.senderEmail, request.signerEmail, accepted?.hash ?? '?']) expect(reason).toContain(part);
    expect(reason.startsWith(certificate.request)).toBe(true);
  });
});

/** What a reader shows as the reason, in Latin letters or in UTF-16. */
function reasonOf(pdf: Uint8Array): string {
  const [, literal, hex = ''] = /\/Reason (?:\(([^)]*)\)|<([0-9a-f]+)>)/i.exec(insideOf(pdf)) ?? [];
  return literal ?? Buffer.from(hex, 'hex').swap16().toString('utf16le').replace('\ufeff', '');
}

test('a test request that was presented before pages bore their line is still sealed with TEST on each page', async () => {
  const { key } = await makeAccount({ test: true });
  const { json } = await createRequest(key, { certificate: false });
  const live = await createRequest((await makeAccount()).key, {});
  const plain = await findProvenRequest(live.json.request_id);
  await db().signatureRequest.update({ where: { id: json.request_id }, data: { presentedMarked: false, presentedSha256: plain?.presentedSha256 ?? '' } });
  await sign(json.signer_link);
  const request = await findProvenRequest(json.request_id);
  expect(await reddish(await getBlob(request?.signedSha256 ?? ''), 1)).toBeGreaterThan(1_000);
});
