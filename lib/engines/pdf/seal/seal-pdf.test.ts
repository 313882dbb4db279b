import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { assembleSigned, type SignedParts } from '@/lib/engines/pdf/seal/assemble-signed';
import { loadOrCreateSealIdentity, readSealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';

const folder = mkdtempSync(path.join(tmpdir(), 'paraph-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = new Date('2026-11-21T10:00:00Z');
let parts: SignedParts;
let content: Uint8Array;

/** Output of a command, whatever its exit code. */
function run(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { stdio: 'pipe' }).toString();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    if (!stdout) throw error;
    return `${stdout}${stderr}`;
  }
}

function pdfsig(bytes: Uint8Array): string {
  const file = path.join(folder, 'checked.pdf');
  writeFileSync(file, bytes);
  return run('pdfsig', [file]);
}

beforeAll(async () => {
  const party = { id: 'signer', blockTitle: 'Signer', signatureLabel: 'Signature', dateLabel: 'Date' };
  const { pdf, fields } = await setMarkdown({ markdown: 'Agreed.', title: 'Deal', locale: 'en', createdAt: at, parties: [party] });
  const marks = fields.map(({ page, x, y, width, height }) => ({ page, x, y, width, height, type: 'handwriting' as const, text: 'Anna \u5c71\u7530' }));
  const evidence = { name: 'evidence.json', mimeType: 'application/json', description: 'Evidence', bytes: Buffer.from('{"a":1}'), at };
  parts = { pdf, marks, certificate: pdf, attachments: [evidence], locale: 'en', modifiedAt: at, watermark: 'TEST' };
  content = await assembleSigned(parts);
});
afterAll(closePdfEngines);

test('assembling the same parts twice gives the same bytes', async () => {
  expect(Buffer.compare(await assembleSigned(parts), content)).toBe(0);
});

test('the assembled file is clean for qpdf and carries its attachment', () => {
  const file = path.join(folder, 'content.pdf');
  writeFileSync(file, content);
  expect(run('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors found');
  expect(run('qpdf', ['--list-attachments', file])).toContain('evidence.json');
  expect(run('qpdf', ['--show-attachment=evidence.json', file])).toBe('{"a":1}');
});

test('the seal is valid, covers the whole file, and any flipped byte breaks it', async () => {
  const sealed = await sealPdf(content, await loadOrCreateSealIdentity(folder, 'Paraph'), { reason: 'Sealed', at });
  const said = pdfsig(sealed);
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Total document signed');
  expect(said).toContain('ETSI.CAdES.detached');
  writeFileSync(path.join(folder, 'sealed.pdf'), sealed);
  expect(run('qpdf', ['--check', path.join(folder, 'sealed.pdf')])).toContain('No syntax or stream encoding errors found');
  for (const share of [0.3, 0.6]) {
    const flipped = Uint8Array.from(sealed);
    const place = Math.floor(content.length * share);
    flipped[place] = (flipped[place] ?? 0) ^ 1;
    expect(pdfsig(flipped)).not.toContain('Signature is Valid');
  }
});

test('bytes that are no PDF are not sealed but refused loudly', async () => {
  const identity = await loadOrCreateSealIdentity(folder, 'Paraph');
  await expect(sealPdf(Buffer.from('hello'), identity, { reason: 'Sealed', at })).rejects.toThrow();
});

test('of ten that make an identity at once one wins and all use it; nobody else may read it', async () => {
  const shared = path.join(folder, 'race');
  const identities = await Promise.all(Array.from({ length: 10 }, () => loadOrCreateSealIdentity(shared, 'Paraph, "Ltd"')));
  expect(new Set(identities.map((identity) => identity.sha256Fingerprint)).size).toBe(1);
  expect(readdirSync(shared)).toEqual(['seal-identity.pem']);
  expect(statSync(path.join(shared, 'seal-identity.pem')).mode & 0o777).toBe(0o600);
  expect(identities[0]?.subject).toContain('Document Seal');
});

for (const [kind, algorithm] of Object.entries({ 'RSA 2048': ['rsa:2048'], 'EC P-256': ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] })) {
  test(`a configured ${kind} identity seals`, async () => {
    const [certificate, key] = [path.join(folder, `${kind}.pem`), path.join(folder, `${kind}.key`)];
    run('openssl', ['req', '-x509', '-nodes', '-newkey', ...algorithm, '-subj', '/CN=Own', '-days', '9', '-keyout', key, '-out', certificate]);
    const sealed = await sealPdf(content, await readSealIdentity(certificate, key), { reason: 'Sealed', at });
    expect(pdfsig(sealed)).toContain('Signature is Valid');
  });
}

test('a configured identity that is wrong says what is wrong', async () => {
  const [certificate, key] = [path.join(folder, 'EC P-256.pem'), path.join(folder, 'RSA 2048.key')];
  await expect(readSealIdentity(certificate, key)).rejects.toThrow(/does not belong/);
  await expect(readSealIdentity(certificate, certificate)).rejects.toThrow(/PKCS#8/);
  await expect(readSealIdentity(key, key)).rejects.toThrow(/no certificate found/);
  await expect(readSealIdentity(path.join(folder, 'none'), key)).rejects.toThrow(/no such file/);
});

/** A certificate of openssl's with these extensions, and its key. */
function certified(name: string, ...extensions: string[]) {
  const [certificate, key] = [path.join(folder, `${name}.pem`), path.join(folder, `${name}.key`)];
  const added = extensions.flatMap((extension) => ['-addext', extension]);
  run('openssl', [
    'req',
    '-x509',
    '-nodes',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-subj',
    `/CN=${name}`,
    '-days',
    '9',
    ...added,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  return { certificate, key };
}

test('a certificate that may not seal is refused by what it may be used for, and one that issued nothing by its name', async () => {
  const forKeys = certified('keys', 'keyUsage=critical,keyCertSign');
  await expect(readSealIdentity(forKeys.certificate, forKeys.key)).rejects.toThrow(/key usage is keyCertSign; sealing needs digitalSignature/);
  const forServers = certified('servers', 'extendedKeyUsage=serverAuth');
  await expect(readSealIdentity(forServers.certificate, forServers.key)).rejects.toThrow(
    /extended key usage is 1\.3\.6\.1\.5\.5\.7\.3\.1; sealing needs documentSigning/,
  );
  const own = certified('own', 'extendedKeyUsage=emailProtection', 'keyUsage=digitalSignature');
  expect((await readSealIdentity(own.certificate, own.key)).subject).toBe('CN=own');
  writeFileSync(own.certificate, `${readFileSync(own.certificate)}${readFileSync(forKeys.certificate)}`);
  await expect(readSealIdentity(own.certificate, own.key)).rejects.toThrow(/certificate 2 \(CN=keys\) did not issue the one that seals/);
});
