import { expect, test } from 'vitest';
import { POST } from '@/app/files/route';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { countedSource } from '@/lib/testing/kinds/counted-source';
import { around, closing, multipartType, partHead } from '@/lib/testing/kinds/multipart';
import { plainDocx, storedZip } from '@/lib/testing/plain-docx';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { allIn, ownStorage } from '@/lib/testing/storage';
import { sendTo, uploadFile } from '@/lib/testing/upload';
import { listVersions } from '../stored-file';

const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

const refusal = ({ status, json }: Awaited<ReturnType<typeof uploadFile>>) => [status, json.error, json.details?.[0]?.path, json.details?.[0]?.code];

test('201 with the file as it lies in storage, its first version, and an address that opens it', async () => {
  const { account, key } = await makeAccount();
  const bytes = plainDocx('Dear {{Client Name}}');
  const { status, json } = await uploadFile({ key, name: 'Lease 2026.docx', bytes });
  expect([status, json]).toEqual([
    201,
    expect.objectContaining({
      id: expect.stringMatching(/^file_[0-9A-Za-z]{20}$/),
      name: 'Lease 2026.docx',
      url: `http://localhost:3000/files/${json.id}/content`,
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: bytes.length,
      version: 1,
      origin: 'upload',
      team: null,
      isShared: false,
      shareUrl: null,
      createdAt: expect.stringMatching(/\+00:00$/),
    }),
  ]);
  const row = await db().file.findUniqueOrThrow({ where: { id: json.id } });
  expect([row.accountId, row.isTest, Buffer.from(await getBlob(row.sha256)).equals(bytes)]).toEqual([account.id, false, true]);
  expect((await listVersions(json.id)).map(({ number, sha256: hash }) => [number, hash])).toEqual([[1, sha256(bytes)]]);
});

test('the answer tells each tag of a template once, with its place and how often it stands there, and what is odd', async () => {
  const { key } = await makeAccount();
  const { json } = await uploadFile({ key, bytes: plainDocx('{{Client Name}} and {{Client Name}} owe {{items.price}}, {{#if}}') });
  expect(json.tags).toMatchObject([
    { source: 'Client Name', names: ['Client Name'], kind: 'value', place: expect.stringContaining('{{Client Name}}'), count: 2 },
    { source: 'items.price', names: ['items.price'], kind: 'value', count: 1 },
    { source: '#if', kind: 'broken' },
  ]);
  expect(json.findings).toEqual([expect.objectContaining({ tag: '#if', message: expect.any(String) })]);
});

test('a file of a test key is a test', async () => {
  const { account } = await makeAccount();
  const { key } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  const { json } = await uploadFile({ key });
  expect((await db().file.findUniqueOrThrow({ where: { id: json.id } })).isTest).toBe(true);
});

test.each([
  ['C:\\Documents\\Lease.docx', 'Lease.docx'],
  ['../../etc/Lease.docx', 'Lease.docx'],
  ['Lease', 'Lease.docx'],
  ['Lease.pdf', 'Lease.pdf.docx'],
  ['Le\u202ease.DOCX', 'Lease.DOCX'],
  ['', 'Untitled.docx'],
  [`${'a'.repeat(250)}.docx`, `${'a'.repeat(195)}.docx`],
])('a file sent as %j is called %j', async (sent, name) => {
  const { key } = await makeAccount();
  expect((await uploadFile({ key, name: sent })).json.name).toBe(name);
});

test('a name of its own is taken in place of the one that it is sent under', async () => {
  const { key } = await makeAccount();
  const send = (name: string) => {
    const body = Buffer.concat([
      Buffer.from(`${partHead({ name: 'name' })}${name}\r\n${partHead({ name: 'file', fileName: 'x.docx' })}`),
      plainDocx('Text'),
      Buffer.from(closing),
    ]);
    return sendTo(POST, { key, method: 'POST', body, headers: { 'content-type': multipartType } });
  };
  expect((await send('Lease')).json.name).toBe('Lease.docx');
  for (const [name, code] of [
    ['a/b', 'slash'],
    [' ', 'empty'],
    ['a\u200bb', 'invisible_characters'],
    ['a'.repeat(201), 'too_long'],
  ] as const)
    expect(refusal(await send(name))).toEqual([400, 'bad_request', 'name', code]);
});

test.each([
  ['a web page', '<!DOCTYPE html><title>x</title>', 'unknown_kind'],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'unknown_kind'],
  ['nothing', '', 'unknown_kind'],
  ['a ZIP file that is no document', storedZip([['a.txt', 'x']]), 'not_office'],
  ['a document with macros', plainDocx('Text', ['word/vbaProject.bin', 'x']), 'macros'],
  ['a PDF that cannot be read', '%PDF-1.7\nnothing', 'broken_pdf'],
  ['a picture over 5 MB', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 'too_large'],
] as const)('400 naming the member for %s named .docx, and nothing is kept, in storage neither', async (_what, bytes, code) => {
  const { account, key } = await makeAccount();
  const storage = await ownStorage();
  expect(refusal(await uploadFile({ key, bytes }))).toEqual([400, 'bad_request', 'file', code]);
  expect(await db().file.count({ where: { accountId: account.id } })).toBe(0);
  expect(await allIn(storage)).toEqual([]);
});

test.each([
  ['PDF', 'application/pdf', () => plainPdf()],
  ['PNG', 'image/png', async () => png],
  ['JPEG', 'image/jpeg', async () => Buffer.from('ffd8ffe000104a464946', 'hex')],
] as const)('a %s is what its bytes say, whatever it is called', async (_what, mimeType, bytes) => {
  const { key } = await makeAccount();
  const { status, json } = await uploadFile({ key, name: 'x.docx', bytes: await bytes() });
  expect([status, json.mimeType, json.tags]).toEqual([201, mimeType, []]);
});

test('413 while streaming, at the first byte over 20 MB, and nothing is kept', async () => {
  const { account, key } = await makeAccount();
  const storage = await ownStorage();
  const { stream, state } = countedSource(64 * 1024 * 1024);
  const body = around(partHead({ name: 'file', fileName: 'x.docx' }), stream, closing);
  const { status, json } = await sendTo(POST, { key, method: 'POST', body, headers: { 'content-type': multipartType } });
  expect([status, json.error, json.details[0].path]).toEqual([413, 'too_large', 'file']);
  expect(state.pulled).toBeLessThan(21 * 1024 * 1024);
  expect([await db().file.count({ where: { accountId: account.id } }), await allIn(storage)]).toEqual([0, []]);
});

test('a body that breaks off keeps nothing', async () => {
  const { account, key } = await makeAccount();
  const storage = await ownStorage();
  const { stream } = countedSource(4 * 1024 * 1024, { failsAfter: 1024 * 1024 });
  const body = around(partHead({ name: 'file', fileName: 'x.docx' }), stream, closing);
  const { status } = await sendTo(POST, { key, method: 'POST', body, headers: { 'content-type': multipartType } });
  expect([status, await db().file.count({ where: { accountId: account.id } }), await allIn(storage)]).toEqual([400, 0, []]);
});

test('400 naming the member where there is no file, 415 for what is no form, 403 for who may only read', async () => {
  const { account, key } = await makeAccount();
  const body = `${partHead({ name: 'name' })}Lease${closing}`;
  expect(refusal(await sendTo(POST, { key, method: 'POST', body, headers: { 'content-type': multipartType } }))).toEqual([
    400,
    'bad_request',
    'file',
    expect.any(String),
  ]);
  expect((await sendTo(POST, { key, method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(415);
  const reader = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'reader', isTest: false, isReadOnly: true });
  expect([(await uploadFile({ key: reader.key })).status, (await uploadFile({})).status]).toEqual([403, 403]);
});

test('one file of two uploads with one Idempotency-Key', async () => {
  const { account, key } = await makeAccount();
  const headers = { 'idempotency-key': `files-${account.id}` };
  const [first, second] = [await uploadFile({ key, headers }), await uploadFile({ key, headers })];
  expect([second.status, second.json, second.headers.get('idempotency-replayed')]).toEqual([201, first.json, 'true']);
  expect(await db().file.count({ where: { accountId: account.id } })).toBe(1);
});
