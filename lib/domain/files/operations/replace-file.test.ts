import { expect, test } from 'vitest';
import { GET, PUT } from '@/app/files/[file_id]/content/route';
import { GET as look } from '@/app/files/[file_id]/route';
import { db, transaction } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { countedSource } from '@/lib/testing/kinds/counted-source';
import { plainDocx } from '@/lib/testing/plain-docx';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { sendTo, uploadFile } from '@/lib/testing/upload';
import { lockFile, updateFile } from '../hosted/store';
import { listVersions } from '../stored-file';

const put = (key: string, id: string, body: BodyInit, headers = {}) => sendTo(PUT, { key, id, method: 'PUT', body, headers });

async function aTemplate() {
  const { key } = await makeAccount();
  const first = plainDocx('One');
  return { key, first, id: (await uploadFile({ key, bytes: first })).json.id as string };
}

test('200 with the next version; id, name and earlier contents stay', async () => {
  const { key, id, first } = await aTemplate();
  const second = plainDocx('Two');
  const { status, json } = await put(key, id, second);
  expect([status, json]).toEqual([200, expect.objectContaining({ id, name: 'Contract.docx', version: 2, size: second.length })]);
  const versions = await listVersions(id);
  expect(versions.map(({ number, sha256: hash }) => [number, hash])).toEqual([
    [2, sha256(second)],
    [1, sha256(first)],
  ]);
  expect(Buffer.from(await getBlob(sha256(first)))).toEqual(first);
  expect(await db().blob.count({ where: { sha256: sha256(second) } })).toBe(1);
});

test('the same bytes again make no version', async () => {
  const { key, id, first } = await aTemplate();
  expect((await put(key, id, first)).json.version).toBe(1);
  expect(await listVersions(id)).toHaveLength(1);
});

test('400 for another kind of file, and nothing is changed', async () => {
  const { key, id } = await aTemplate();
  const { status, json } = await put(key, id, await plainPdf());
  expect([status, json.details[0]]).toEqual([400, { path: '', code: 'other_kind', message: expect.stringContaining('a Word document') }]);
  expect((await put(key, id, '')).json.details[0].code).toBe('unknown_kind');
  expect(await listVersions(id)).toHaveLength(1);
});

test('413 while streaming, at the first byte over 20 MB', async () => {
  const { key, id } = await aTemplate();
  const { stream, state } = countedSource(64 * 1024 * 1024);
  expect((await put(key, id, stream)).status).toBe(413);
  expect(state.pulled).toBeLessThan(21 * 1024 * 1024);
});

test.each(['the content', 'the file'])('If-Match takes the ETag of %s, and 412 says that it was changed', async (of) => {
  const { key, id } = await aTemplate();
  const read = () => sendTo(of === 'the file' ? look : GET, { key, id });
  const tag = { 'if-match': (await read()).headers.get('etag') ?? '' };
  expect([(await put(key, id, plainDocx('Two'), tag)).status, (await put(key, id, plainDocx('Three'), tag)).status]).toEqual([200, 412]);
  expect((await put(key, id, plainDocx('Three'), { 'if-match': (await read()).headers.get('etag') ?? '' })).json.version).toBe(3);
});

test('of two at once that insist on one version, one is made', async () => {
  const { key, id } = await aTemplate();
  const tag = { 'if-match': (await sendTo(GET, { key, id })).headers.get('etag') ?? '' };
  const answers = await Promise.all([put(key, id, plainDocx('Left'), tag), put(key, id, plainDocx('Right'), tag)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await listVersions(id)).toHaveLength(2);
});

test('a change waits for one that is under way, and goes on from what that one made', async () => {
  const { key, id } = await aTemplate();
  const { putting } = await transaction(async (tx) => {
    await lockFile(tx, id);
    const started = put(key, id, plainDocx('Two'));
    expect(await untilBlocked(tx, started)).toBe('waits');
    await updateFile(tx, id, { name: 'Renamed.docx', updatedAt: new Date() });
    return { putting: started };
  });
  expect((await putting).json).toMatchObject({ name: 'Renamed.docx', version: 2 });
});
