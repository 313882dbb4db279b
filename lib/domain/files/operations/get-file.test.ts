import { expect, test } from 'vitest';
import { GET } from '@/app/files/[file_id]/route';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { putBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { keepTemplate } from '@/lib/testing/templates';
import { sendTo } from '@/lib/testing/upload';
import { insertStoredFile } from '../stored-file';

const get = (key: string | undefined, id: string, headers = {}) => sendTo(GET, { key, id, headers });

test('200 with the tags, findings and fonts of the newest version, and 304 to who has it', async () => {
  const { account, key } = await makeAccount();
  const reading = {
    kind: 'docx' as const,
    tags: [{ source: 'Client Name', names: ['Client Name'], kind: 'value' as const, place: 'paragraph 1', count: 1 }],
    findings: [{ code: 'broken_tag', message: 'A tag is not closed.', place: 'paragraph 2' }],
    fonts: ['Carlito'],
  };
  const kept = { accountId: account.id, isTest: false, name: 'a.docx', mimeType: 'text/plain', sha256: await putBlob(Buffer.from('x')), bytes: 1 };
  const { id } = await transaction((tx) => insertStoredFile(tx, { ...kept, origin: 'output', reading, at: now() }));
  const { status, json, headers } = await get(key, id);
  const { kind: _, ...read } = reading;
  expect([status, json]).toEqual([200, expect.objectContaining({ id, origin: 'output', ...read })]);
  expect((await get(key, id, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
});

test('403 for a file of others and one of the other mode, 404 for one that is not there, whatever the id looks like', async () => {
  const [{ account, key }, neighbour] = [await makeAccount(), await makeAccount()];
  const { key: testKey } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  const { id } = await keepTemplate(account.id);
  const outcome = async (asking: string | undefined, wanted: string) => {
    const { status, json } = await get(asking, wanted);
    return [status, json.error];
  };
  for (const other of [undefined, neighbour.key, testKey, 'sk_live_x']) expect(await outcome(other, id)).toEqual([403, 'unauthorised']);
  for (const unknown of [`file_${'0'.repeat(20)}`, 'x', '\u0000', 'file_']) expect(await outcome(key, unknown)).toEqual([404, 'not_found']);
});

test('a member of a team reads its files with a key of their own account', async () => {
  const [member, owner] = [await makeAccount(), await makeAccount()];
  const team = await createTeam(owner.account.ownerId, 'Legal');
  await setMember(team.id, member.account.ownerId, 'viewer');
  const { id } = await keepTemplate(team.id);
  expect((await get(member.key, id)).json.team.name).toBe('Legal');
});
