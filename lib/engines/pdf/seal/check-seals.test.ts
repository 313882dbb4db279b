import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSeals } from '@/lib/engines/pdf/seal/check-seals';
import { loadOrCreateSealIdentity, readSealIdentity, type SealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { plainPdf } from '@/lib/testing/plain-pdf';

const folder = mkdtempSync(path.join(tmpdir(), 'paraph-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = new Date('2026-11-21T10:00:00Z');
let identity: SealIdentity;
let sealed: Uint8Array;

beforeAll(async () => {
  identity = await loadOrCreateSealIdentity(path.join(folder, 'seal'), 'Paraph');
  sealed = await sealPdf(await plainPdf(), identity, { reason: 'Sealed for Zo\u00eb \u5c71\u7530', at });
});

const only = async (bytes: Uint8Array) => {
  const seals = await checkSeals(bytes);
  expect(seals).toHaveLength(1);
  return seals[0];
};

test('a seal as we make it: whole file, digest, signature, certificate, chain to its root, reason and time', async () => {
  const seal = await only(sealed);
  expect(seal).toMatchObject({
    kind: 'signature',
    coveredBytes: sealed.length,
    coversWholeFile: true,
    bytesAfter: 0,
    digestOk: true,
    signatureOk: true,
    chainIsWhole: true,
    reason: 'Sealed for Zo\u00eb \u5c71\u7530',
    subFilter: 'ETSI.CAdES.detached',
    signingTime: at,
    timeStamp: null,
    problem: null,
  });
  expect(seal?.certificate).toMatchObject({ sha256Fingerprint: identity.sha256Fingerprint, keyUsage: ['digitalSignature', 'nonRepudiation'], isCa: false });
  expect(seal?.chain.map(({ isCa }) => isCa)).toEqual([false, true]);
});

test('every changed byte outside the signature breaks the digest or the signature, and a changed byte inside it breaks it too', async () => {
  const text = Buffer.from(sealed).toString('latin1');
  const gap = text.indexOf('<3', text.indexOf('/Contents', text.indexOf('/ByteRange')));
  for (const place of [10, Math.floor(sealed.length / 2), sealed.length - 3, gap + 400]) {
    const changed = Uint8Array.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    const [seal] = await checkSeals(changed);
    expect(seal?.digestOk && seal.signatureOk, String(place)).toBeFalsy();
  }
});

test('what is added afterwards leaves the seal whole over its part, and is counted', async () => {
  const pdf = await PDF.load(sealed);
  pdf.setTitle('Another title');
  const added = await pdf.save({ incremental: true });
  expect(await only(added)).toMatchObject({
    coversWholeFile: false,
    coveredBytes: sealed.length,
    bytesAfter: added.length - sealed.length,
    digestOk: true,
    signatureOk: true,
  });
});

test('the signature that ends first is named first, wherever in the file it stands', async () => {
  const early = '\n9000 0 obj\n<< /Type /Sig /SubFilter /adbe.pkcs7.detached /ByteRange [0 10 20 30] /Contents <00> >>\nendobj\n';
  const seals = await checkSeals(Buffer.concat([sealed, Buffer.from(early)]));
  expect(seals.map(({ coveredBytes, digestOk }) => [coveredBytes, digestOk])).toEqual([
    [50, false],
    [sealed.length, true],
  ]);
});

test('a range that leaves more out than the signature covers nothing, whatever its digest', async () => {
  const text = Buffer.from(sealed).toString('latin1');
  const found = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/.exec(text);
  const [first, second] = [Number(found?.[1]), Number(found?.[2])];
  const narrower = text.replace(found?.[0] ?? '', `/ByteRange [0 ${first - 5} ${second} ${found?.[3]}]`.padEnd(found?.[0].length ?? 0));
  expect(await only(Buffer.from(narrower, 'latin1'))).toMatchObject({ rangeOk: false, coversWholeFile: false, digestOk: false });
});

test('a range that begins behind the first byte covers nothing', async () => {
  const later = Buffer.from(Buffer.from(sealed).toString('latin1').replace('/ByteRange [0 ', '/ByteRange [9 '), 'latin1');
  expect(await only(later)).toMatchObject({ rangeOk: false, coversWholeFile: false, digestOk: false });
});

test('bytes hidden behind the signature in its gap are not covered, and said', async () => {
  const text = Buffer.from(sealed).toString('latin1');
  const end = text.lastIndexOf('0000>');
  const hidden = Buffer.from(`${text.slice(0, end)}4142>${text.slice(end + 5)}`, 'latin1');
  expect(await only(hidden)).toMatchObject({ rangeOk: false, coversWholeFile: false });
});

for (const [kind, algorithm] of Object.entries({ 'RSA 2048': ['rsa:2048'], 'EC P-256': ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] })) {
  test(`openssl and we agree on a seal made with ${kind}`, async () => {
    const [certificate, key] = [path.join(folder, `${kind}.pem`), path.join(folder, `${kind}.key`)];
    execFileSync('openssl', ['req', '-x509', '-nodes', '-newkey', ...algorithm, '-subj', '/CN=Own', '-days', '9', '-keyout', key, '-out', certificate], {
      stdio: 'pipe',
    });
    const bytes = await sealPdf(await plainPdf(), await readSealIdentity(certificate, key), { reason: 'Sealed', at });
    expect(await only(bytes)).toMatchObject({ digestOk: true, signatureOk: true, coversWholeFile: true, chainIsWhole: true });
    const { content, cms } = split(bytes);
    writeFileSync(path.join(folder, 'content'), content);
    writeFileSync(path.join(folder, 'cms'), cms);
    const args = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', path.join(folder, 'cms'), '-content', path.join(folder, 'content')];
    execFileSync('openssl', [...args, '-CAfile', certificate, '-purpose', 'any', '-out', path.join(folder, 'out')], { stdio: 'pipe' });
    expect(readFileSync(path.join(folder, 'out')).equals(content)).toBe(true);
  });
}

test('of a file that was cut, or saved anew by another program, it is told who sealed it, and that it holds no more', async () => {
  const text = Buffer.from(sealed).toString('latin1');
  const moved = text.replace(/(\/ByteRange \[0 )(\d+)/, (_, words, offset) => `${words}${String(Number(offset) - 40).padEnd(offset.length)}`);
  for (const file of [sealed.subarray(0, -300), Buffer.from(moved, 'latin1')]) {
    const seal = await only(file);
    expect(seal).toMatchObject({ rangeOk: false, digestOk: false, coversWholeFile: false, problem: null });
    expect(seal?.certificate?.sha256Fingerprint).toBe(identity.sha256Fingerprint);
  }
});

/** What a seal covers, and the seal, as anybody would cut them out. */
function split(bytes: Uint8Array) {
  const text = Buffer.from(bytes).toString('latin1');
  const [, first = 0, second = 0, length = 0] = (/\/ByteRange \[0 (\d+) +(\d+) +(\d+)/.exec(text) ?? []).map(Number);
  const content = Buffer.concat([bytes.subarray(0, first), bytes.subarray(second, second + length)]);
  return { content, cms: Buffer.from(text.slice(first + 1, second - 1), 'hex') };
}

test('no seal in what bears none: a plain PDF, one that only writes of ranges, no PDF, nothing', async () => {
  expect(await checkSeals(await plainPdf())).toEqual([]);
  expect(await checkSeals(Buffer.from('Write /ByteRange [0 1 2 3] into it.'))).toEqual([]);
  expect(await checkSeals(Buffer.from('hello'))).toEqual([]);
  expect(await checkSeals(new Uint8Array())).toEqual([]);
});

test('a signature that nobody can read is named as one, and why', async () => {
  const file = Buffer.from('%PDF-1.7\n1 0 obj\n<< /SubFilter /adbe.pkcs7.detached /ByteRange [0 80 90 20] /Contents <00112233> >>\nendobj\n');
  expect(await only(file)).toMatchObject({ rangeOk: false, certificate: null, problem: expect.stringContaining('range'), subFilter: 'adbe.pkcs7.detached' });
});
