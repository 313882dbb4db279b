import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { assembleSigned } from '@/lib/engines/pdf/seal/assemble-signed';
import { loadOrCreateSealIdentity, readSealIdentity, type SealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { timeStampRequest, tokenOf } from '@/lib/engines/pdf/seal/time-stamp';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';
import { timeStampAuthority } from '@/lib/testing/time-stamp-authority';
import { readSeals } from './read-seals';

const at = new Date('2026-11-21T10:00:00Z');
const requestId = '0123456789abcdef0123456789abcdef';
const folder = mkdtempSync(path.join(tmpdir(), 'paraph-seals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let identity: SealIdentity;
let content: Uint8Array;
let sealed: Buffer;

beforeAll(async () => {
  identity = await loadOrCreateSealIdentity(folder, 'Paraph');
  const party = { id: 'signer', blockTitle: 'Signer', signatureLabel: 'Signature', dateLabel: 'Date' };
  const { pdf } = await setMarkdown({ markdown: 'Agreed.', title: 'Deal', locale: 'en', createdAt: at, parties: [party] });
  const bytes = Buffer.from(JSON.stringify({ format: 'paraph-evidence/1', request: { id: requestId } }, null, 2));
  const evidence = { name: 'evidence.json', mimeType: 'application/json', description: 'Evidence', bytes, at };
  content = await assembleSigned({ pdf, marks: [], certificate: null, attachments: [evidence], locale: 'en', modifiedAt: at });
  sealed = Buffer.from(await sealPdf(content, identity, { reason: 'Sealed', at }));
});
afterAll(closePdfEngines);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function read(bytes: Uint8Array) {
  const reading = await readSeals(new Uint8Array(bytes));
  if (reading.kind !== 'pdf') throw new Error(`It reads as ${reading.kind}.`);
  return reading;
}

const flipped = (place: number) => {
  const copy = Buffer.from(sealed);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
};

/** Another hexadecimal digit: what is none would make the whole of it unreadable, which is another case. */
const otherDigit = (place: number) => {
  const copy = Buffer.from(sealed);
  copy[place] = copy[place] === 0x30 ? 0x31 : 0x30;
  return copy;
};

test('a seal of ours is intact, reaches to the last byte, and is known by certificate and name', async () => {
  expect(await read(sealed)).toEqual({
    kind: 'pdf',
    sha256: sha256(sealed),
    marks: [requestId],
    seals: [
      {
        revisionSha256: sha256(sealed),
        revisionBytes: sealed.length,
        certificateSha256: identity.sha256Fingerprint,
        subject: 'Paraph Document Seal',
        intact: true,
        stampedAt: null,
        additions: [],
      },
    ],
  });
});

test('a seal made with an RSA key is as intact', async () => {
  const [key, certificate] = [path.join(folder, 'rsa.key'), path.join(folder, 'rsa.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/O=Anyone/CN=Any One', '-keyout', key, '-out', certificate];
  execFileSync('openssl', made, { stdio: 'pipe' });
  const bytes = await sealPdf(content, await readSealIdentity(certificate, key), { reason: 'Sealed', at });
  expect((await read(bytes)).seals).toMatchObject([{ intact: true, subject: 'Any One' }]);
});

test('a byte changed anywhere in what is covered breaks it', async () => {
  const [, from = 0, to = 0] = /ByteRange \[0 (\d+) +(\d+) /.exec(sealed.toString('latin1'))?.map(Number) ?? [];
  for (const place of [20, Math.floor(from / 2), from - 1, to + 1, sealed.length - 20]) {
    const [seal] = (await read(flipped(place))).seals;
    expect(seal?.intact, String(place)).not.toBe(true);
  }
});

test('a seal whose signature or signed digest was changed is not intact', async () => {
  const hex = /Contents <([0-9A-Fa-f]+)>/.exec(sealed.toString('latin1'))?.[1] ?? '';
  const start = sealed.indexOf('/Contents <') + '/Contents <'.length;
  const digest = hex.toLowerCase().indexOf('06092a864886f70d010904');
  for (const place of [hex.replace(/0+$/, '').length - 2, digest + 40])
    expect((await read(otherDigit(start + place))).seals, String(place)).toMatchObject([{ intact: false }]);
});

test('saved anew by another program it is known by its certificate, and is of other bytes', async () => {
  for (const way of ['--linearize', '--object-streams=generate']) {
    const [from, to] = [path.join(folder, 'sealed.pdf'), path.join(folder, 'anew.pdf')];
    writeFileSync(from, sealed);
    execFileSync('qpdf', [way, from, to], { stdio: 'pipe' });
    const { seals, marks } = await read(readFileSync(to));
    expect(seals).toMatchObject([{ intact: false, revisionSha256: null, certificateSha256: identity.sha256Fingerprint }]);
    expect(marks).toEqual([requestId]);
  }
});

test('the time of a time-stamp is told where that is whole and of this seal, and otherwise none', async () => {
  const authority = timeStampAuthority();
  const token = (digest: Uint8Array) => {
    const request = timeStampRequest(digest);
    return tokenOf(authority.reply(request.der), request, []).token;
  };
  const stampedAt = async (stamp: (digest: Uint8Array) => Uint8Array) =>
    (await read(await sealPdf(content, identity, { reason: 'Sealed', at, timeStamp: async (digest) => stamp(digest) }))).seals[0]?.stampedAt;
  const forged = (digest: Uint8Array) => {
    const changed = Uint8Array.from(token(digest));
    changed[changed.length - 5] = (changed.at(-5) ?? 0) ^ 1;
    return changed;
  };
  expect(await stampedAt(token)).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(await stampedAt(() => token(Buffer.alloc(32)))).toBeNull();
  expect(await stampedAt(forged)).toBeNull();
});

test('of attached evidence no more than twenty files are looked into', async () => {
  const attached = (text: string) => `1 0 obj\n<< /Type /EmbeddedFile /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj\n`;
  const evidence = attached(JSON.stringify({ format: 'paraph-evidence/2', request: { id: requestId } }));
  const behind = async (others: number) => (await read(Buffer.from(`%PDF-1.7\n${attached('{}').repeat(others)}${evidence}`))).marks;
  expect([await behind(19), await behind(20)]).toEqual([[requestId], []]);
});

test('a range that begins behind the first byte is of other bytes', async () => {
  const later = Buffer.from(sealed.toString('latin1').replace('/ByteRange [0 ', '/ByteRange [9 '), 'latin1');
  expect((await read(later)).seals).toMatchObject([
    { intact: false, revisionSha256: null, revisionBytes: null, certificateSha256: identity.sha256Fingerprint },
  ]);
});

test.each([
  ['nothing', '', { kind: 'empty' }],
  ['words', 'no PDF', { kind: 'not_pdf' }],
  ['a head too late', `${' '.repeat(2_000)}%PDF-1.7`, { kind: 'not_pdf' }],
  ['a head and nothing else', '%PDF-1.7\n', { kind: 'pdf', seals: [], marks: [] }],
  [
    'a range that ends nowhere',
    '%PDF-1.7\n1 0 obj\n<< /ByteRange [0 10 20 999999] /Contents <00> >>',
    { kind: 'pdf', seals: [{ intact: null, revisionSha256: null }] },
  ],
  ['a range with nothing in it', '%PDF-1.7\n1 0 obj\n<< /ByteRange [0 0 0 0] >>', { kind: 'pdf', seals: [{ intact: null, certificateSha256: null }] }],
])('%s', async (_, text, expected) => {
  expect(await readSeals(new TextEncoder().encode(text))).toMatchObject(expected);
});

describe('what was written behind the seal is named', () => {
  const numberOf = (type: string) => {
    const before = sealed.toString('latin1').split(new RegExp(`/Type /${type}\\b`))[0] ?? '';
    return Number([...before.matchAll(/(\d+) 0 obj/g)].at(-1)?.[1]);
  };
  const pageText = () =>
    sealed
      .toString('latin1')
      .split(`\n${numberOf('Page')} 0 obj\n`)[1]
      ?.split('endobj')[0] ?? '';
  const contents = () => Number(/\/Contents (?:\[ ?)?(\d+) 0 R/.exec(pageText())?.[1]);
  const packed = (objects: string[]) => {
    const head = objects.map((_object, index) => `${900 + index} ${objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0)}`).join(' ');
    const stream = deflateSync(`${head}\n${objects.join(' ')}`);
    return Buffer.concat([
      Buffer.from(`899 0 obj\n<< /Type /ObjStm /N ${objects.length} /First ${head.length + 1} /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  };

  test.each<[string, () => string | Buffer, Record<string, number>]>([
    [
      'an annotation, with the page written anew around it',
      () =>
        `900 0 obj\n<< /Type /Annot /Subtype /FreeText /Rect [0 0 9 9] >>\nendobj\n${numberOf('Page')} 0 obj\n${pageText().replace('<<', '<< /Annots [900 0 R]')}endobj\n`,
      { annotation: 1 },
    ],
    [
      'a page whose content is another',
      () => `${numberOf('Page')} 0 obj\n${pageText().replace(/\/Contents [^/]*/, '/Contents 900 0 R ')}endobj\n`,
      { page_changed: 1 },
    ],
    ['content of a page, in its old place', () => `${contents()} 0 obj\n<< /Length 3 >>\nstream\nq Q\nendstream\nendobj\n`, { content_changed: 1 }],
    [
      'the tree of the pages without one, beside a note',
      () => `${numberOf('Pages')} 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n900 0 obj\n<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] >>\nendobj\n`,
      { page_changed: 1, annotation: 1 },
    ],
    [
      'another tree of pages',
      () => `${numberOf('Catalog')} 0 obj\n<< /Type /Catalog /Pages 900 0 R >>\nendobj\n900 0 obj\n<< /Type /Pages /Kids [] >>\nendobj\n`,
      { page_changed: 1 },
    ],
    ['letters, by their font', () => `${numberOf('Font')} 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>\nendobj\n`, { content_changed: 1 }],
    ['a page', () => '900 0 obj\n<< /Type /Page /Parent 1 0 R /MediaBox [0 0 9 9] >>\nendobj\n', { page_added: 1 }],
    [
      'fields of a form',
      () => '900 0 obj\n<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [0 0 9 9] >>\nendobj\n901 0 obj << /FT /Btn /T (b) >> endobj\n',
      { form_field: 2 },
    ],
    [
      'a script that runs on opening',
      () => `${numberOf('Catalog')} 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>\nendobj\n`,
      { script: 1 },
    ],
    ['an attachment', () => '900 0 obj\n<< /Type /Filespec /F (a.txt) >>\nendobj\n', { attachment: 1 }],
    ['a link', () => '900 0 obj\n<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com) >> >>\nendobj\n', { link: 1 }],
    ['data for checking', () => '900 0 obj\n<< /Type /DSS /Certs [] >>\nendobj\n', { proof: 1 }],
    ['properties', () => '900 0 obj\n<< /Title (Other) >>\nendobj\ntrailer << /Info 900 0 R >>\n', { properties: 1 }],
    [
      'what is packed in an object stream',
      () => packed(['<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] >>', '<< /Type /Page /Parent 1 0 R >>']),
      { annotation: 1, page_added: 1 },
    ],
    ['bytes that are nothing', () => 'hello', { other: 1 }],
    ['white space', () => '\n\n', {}],
  ])('%s', async (_, added, expected) => {
    const { seals } = await read(Buffer.concat([sealed, Buffer.from('\n'), Buffer.from(added())]));
    expect(seals).toMatchObject([{ intact: true, revisionSha256: sha256(sealed), revisionBytes: sealed.length }]);
    expect(Object.fromEntries(seals[0]?.additions.map(({ what, count }) => [what, count]) ?? [])).toEqual(expected);
  });

  test('a further signature, with the field that holds it', async () => {
    const added = '\n900 0 obj\n<< /Type /Sig /ByteRange [0 10 20 30] /Contents <00> >>\nendobj\n901 0 obj\n<< /FT /Sig /V 900 0 R >>\nendobj\n';
    const { seals } = await read(Buffer.concat([sealed, Buffer.from(added)]));
    expect(seals).toMatchObject([{ intact: true, revisionSha256: sha256(sealed), additions: [{ what: 'signature', count: 1 }] }, { intact: null }]);
  });
});

test('files made to be slow are read through: ten thousand ranges, objects without an end, streams that unpack without end', async () => {
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  const files = [
    `%PDF-1.7\n${'/ByteRange [0 1 2 3] '.repeat(10_000)}`,
    `%PDF-1.7\n${'1 0 obj <<'.repeat(200_000)}`,
    `%PDF-1.7\n${'1 0 obj '.repeat(20_000)}${'('.repeat(2_000_000)}`,
    `%PDF-1.7\n/ByteRange [${' '.repeat(4_000_000)}`,
  ].map((text) => Buffer.from(text));
  files.push(
    Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Filter /FlateDecode >>\nstream\n'), bomb, Buffer.from('\nendstream endobj')]),
  );
  for (const file of files) expect((await read(file)).marks).toEqual([]);
  // Behind a seal, where the objects are looked at one by one.
  for (const file of files) expect((await read(Buffer.concat([sealed, file]))).seals[0]?.intact).toBe(true);
});
