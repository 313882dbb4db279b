import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { loadOrCreateSealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { readSeals } from '@/lib/engines/pdf/seal-reading/read-seals';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { annotated, flipped, signedFile } from '@/lib/testing/signed-file';
import { createRequest, downloadPdf, sign } from '@/lib/testing/signing';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { textPdf } from '@/lib/testing/text-pdf';
import { record } from '../../events/record';
import { sealIdentity } from '../sealing/seal';
import { eraseDocuments, findProvenRequest } from '../store';
import { subjectOf } from '../subject-of';
import { verifyDocument } from './verify-document';

const { POST } = serve(verifyDocument);
let calls = 0;
/** Each from an address of its own: what is counted here is not how many there are. */
const verify = (body: Record<string, unknown>) => call(POST, { body, headers: { 'x-client-address': `198.18.${(calls += 1) >> 8}.${calls & 255}` } });
const verifyFile = async (pdf: Uint8Array) => (await verify({ pdf_base64: Buffer.from(pdf).toString('base64') })).json;

/** As a browser asks: with hashes of what it found, and without the file. */
async function verifyByHashes(pdf: Uint8Array) {
  const reading = await readSeals(new Uint8Array(pdf));
  if (reading.kind !== 'pdf') throw new Error(reading.kind);
  const seals = reading.seals.map(({ revisionSha256, certificateSha256, intact }) => ({
    revision_sha256: revisionSha256,
    certificate_sha256: certificateSha256,
    intact,
  }));
  return (await verify({ sha256: reading.sha256, seals, marks: reading.marks })).json;
}

function anew(pdf: Uint8Array, ...ways: string[]): Buffer {
  const folder = temporaryFolder();
  const [from, to] = [path.join(folder, 'from.pdf'), path.join(folder, 'to.pdf')];
  writeFileSync(from, pdf);
  execFileSync('qpdf', [...ways, from, to], { stdio: 'pipe' });
  return readFileSync(to);
}

describe('every kind of file gets an answer of its own, whether its bytes or its hashes were sent', () => {
  test('the sealed file: who signed, when, and how each was reached', async () => {
    const { pdf, id } = await signedFile();
    const expected = {
      verdict: 'original',
      request_id: id,
      document: {
        title: 'Agreement',
        test: false,
        signed_at: expect.any(String),
        erased_at: null,
        revision_sha256: sha256(pdf),
        parties: [
          { party: 'sender', reached: 'signed_in', signed_at: null },
          { party: 'signer', name: 'Anna Berg', email: 'anna@signer.example', reached: 'passed_on_link', signed_at: expect.any(String) },
        ],
      },
    };
    expect(await verifyFile(pdf)).toMatchObject({ ...expected, seal: { number: 1, ours: true, intact: true, subject: 'Paraph Document Seal' }, added: [] });
    expect(await verifyByHashes(pdf)).toMatchObject({ ...expected, seal: { number: 1, ours: true, intact: true, subject: null }, added: null });
    expect((await verify({ sha256: sha256(pdf) })).json).toMatchObject(expected);
  });

  test('altered after signing: what was added, and the hash of what was signed', async () => {
    const { pdf, id } = await signedFile();
    const later = annotated(pdf);
    const expected = { verdict: 'altered', request_id: id, document: { title: 'Agreement', revision_sha256: sha256(pdf) } };
    expect(await verifyFile(later)).toMatchObject({ ...expected, added: [{ what: 'annotation', count: 1 }] });
    expect(await verifyByHashes(later)).toMatchObject({ ...expected, added: null });
  });

  test('changed within, and saved anew: a broken seal, the request that it names, and nothing of the record', async () => {
    const { pdf, id } = await signedFile();
    for (const file of [flipped(pdf), anew(pdf, '--linearize'), anew(pdf, '--object-streams=generate')]) {
      const expected = { verdict: 'broken', request_id: id, document: null, seal: { ours: true, intact: false } };
      expect(await verifyFile(file)).toMatchObject(expected);
      expect(await verifyByHashes(file)).toMatchObject(expected);
    }
  });

  test('our certificate’s page behind another document, and a print, which has nothing but its words', async () => {
    const { pdf, id } = await signedFile();
    const folder = temporaryFolder();
    const [mine, other, joined, print] = ['signed', 'other', 'joined', 'print'].map((name) => path.join(folder, `${name}.pdf`)) as [
      string,
      string,
      string,
      string,
    ];
    writeFileSync(mine, pdf);
    writeFileSync(other, textPdf());
    execFileSync('qpdf', ['--empty', '--pages', other, '1', mine, 'z', '--', joined], { stdio: 'pipe' });
    execFileSync('pdftocairo', ['-pdf', mine, print], { stdio: 'pipe' });
    for (const file of [joined, print])
      expect(await verifyFile(readFileSync(file)), file).toMatchObject({ verdict: 'certificate_of_another', request_id: id, document: null, seal: null });
    const elsewhere = await loadOrCreateSealIdentity(temporaryFolder(), 'Elsewhere');
    const sealedByOthers = await sealPdf(readFileSync(joined), elsewhere, { reason: 'Sealed', at: now() });
    const expected = { verdict: 'certificate_of_another', request_id: id, document: null, seal: { ours: false, subject: 'Elsewhere Document Seal' } };
    expect(await verifyFile(sealedByOthers)).toMatchObject(expected);
  });

  test('somebody else’s seal, with the name in its certificate', async () => {
    const identity = await loadOrCreateSealIdentity(temporaryFolder(), 'Elsewhere');
    const pdf = await sealPdf(anew(Buffer.from(textPdf())), identity, { reason: 'Sealed', at: now() });
    const expected = { verdict: 'other_seal', request_id: null, document: null };
    expect(await verifyFile(pdf)).toMatchObject({ ...expected, seal: { ours: false, intact: true, subject: 'Elsewhere Document Seal' } });
    expect(await verifyByHashes(pdf)).toMatchObject({ ...expected, seal: { ours: false, intact: true } });
  });

  test('our own seal over a file that is in no record', async () => {
    const pdf = await sealPdf(anew(Buffer.from(textPdf())), await sealIdentity(), { reason: 'Sealed', at: now() });
    expect(await verifyFile(pdf)).toMatchObject({ verdict: 'unrecorded', document: null, seal: { ours: true, intact: true } });
    expect(await verifyByHashes(pdf)).toMatchObject({ verdict: 'unrecorded', document: null });
  });

  test.each([
    ['unsigned', () => Buffer.from(textPdf())],
    ['not_pdf', () => Buffer.from('no PDF')],
    ['empty', () => Buffer.alloc(0)],
  ])('%s', async (verdict, bytes) => {
    expect(await verifyFile(bytes())).toMatchObject({ verdict, request_id: null, document: null, seal: null });
  });
});

test('a test document is said to prove nothing', async () => {
  const { key } = await makeAccount({ test: true });
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  const { response } = await downloadPdf(json.request_id, { token: json.request_token });
  const answer = await verifyFile(new Uint8Array(await response.arrayBuffer()));
  expect(answer).toMatchObject({ verdict: 'original', document: { test: true } });
  expect(answer.message).toContain('proves nothing');
});

test('of an erased request the seal still holds, and nobody is named', async () => {
  const { pdf, id } = await signedFile();
  const request = await findProvenRequest(id);
  if (!request) throw new Error('There is no request.');
  const at = now();
  await transaction(async (tx) => {
    await eraseDocuments(tx, request, at);
    await record(tx, subjectOf(request), 'request.erased', at, {});
  });
  const { json } = await verify({ sha256: sha256(pdf) });
  expect(json).toMatchObject({ verdict: 'original', request_id: id, document: { title: null, parties: [], erased_at: at.toISOString() } });
  expect(JSON.stringify(json)).not.toContain('anna@');
});

test.each([
  ['the hash of another file in its row', (id: string, fake: string) => db().signatureRequest.update({ where: { id }, data: { signedSha256: fake } })],
  ['another name in its row', (id: string) => db().signatureRequest.update({ where: { id }, data: { signerName: 'Eve' } })],
  ['an event without its MAC', (id: string) => db().event.updateMany({ where: { subject: id, type: 'request.signed' }, data: { mac: null } })],
  ['an event that was changed', (id: string) => db().event.updateMany({ where: { subject: id, type: 'request.signed' }, data: { hash: 'f'.repeat(64) } })],
])('a record that was rewritten makes no file an original: %s', async (_, rewrite) => {
  const { pdf, id } = await signedFile();
  const fake = Buffer.from(`${textPdf()}\n%${id}`);
  await rewrite(id, sha256(fake));
  expect((await verifyFile(fake)).verdict).not.toBe('original');
  expect(await verifyFile(pdf)).toMatchObject({ verdict: 'unrecorded', document: null });
});

test('no other hash is known: not that of the document before it was signed, nor of what was sent, nor of the content', async () => {
  const { id, pdf } = await signedFile();
  const request = await findProvenRequest(id);
  const { json: unheard } = await verify({ sha256: 'f'.repeat(64) });
  expect(unheard).toMatchObject({ verdict: 'unknown', request_id: null, document: null });
  for (const hash of [request?.presentedSha256, request?.sourceSha256, request?.contentSha256, sha256(pdf.subarray(0, -1))])
    expect((await verify({ sha256: hash })).json).toEqual(unheard);
});

test('the id of a request tells no more than that it was signed here', async () => {
  const [signed, open] = [await signedFile(), (await createRequest((await makeAccount()).key)).json];
  const ask = async (mark: string) => (await verify({ sha256: 'e'.repeat(64), seals: [], marks: [mark] })).json;
  expect(await ask(signed.id)).toMatchObject({ verdict: 'certificate_of_another', request_id: signed.id, document: null });
  expect(await ask(open.request_id)).toEqual(await ask('0'.repeat(32)));
});

test('what is wrong with a call is named, all of it at once', async () => {
  const details = async (body: Record<string, unknown>) => {
    const { status, json } = await verify(body);
    return [status, json.details.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)];
  };
  expect(await details({})).toEqual([400, [' exactly_one']]);
  expect(await details({ sha256: 'a'.repeat(64), pdf_base64: 'AAAA' })).toEqual([400, [' exactly_one']]);
  expect(await details({ pdf_base64: '%%%' })).toEqual([400, ['pdf_base64 invalid_base64']]);
  expect(await details({ pdf_base64: 'AAAA', seals: [], marks: [] })).toEqual([400, ['seals needs_sha256', 'marks needs_sha256']]);
  expect((await details({ sha256: 'A'.repeat(64) }))[0]).toBe(400);
});

test('calls without a key are counted by address, and with one by the key', async () => {
  const { key } = await makeAccount();
  const body = { sha256: 'a'.repeat(64) };
  const from = { 'x-client-address': '198.19.0.1' };
  const many = await Promise.all(Array.from({ length: 21 }, () => call(POST, { body, headers: from })));
  expect(many.filter(({ status }) => status === 429)).not.toEqual([]);
  expect((await call(POST, { body, headers: from, key })).status).toBe(200);
});
