import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { putBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { serviceScope } from '../accounts/scope';
import { createTeam, setMember } from '../accounts/teams';
import { fileIsKnown, fileUrl, findFile, findVersion, insertStoredFile, listVersions, readingOf } from './stored-file';

async function keep(accountId: string, changes: { isTest?: boolean; reading?: Parameters<typeof readingOf>[0]['reading'] } = {}) {
  const bytes = Buffer.from(`Terms of ${accountId}`);
  const file = { accountId, isTest: changes.isTest ?? false, name: 'Terms.docx', mimeType: 'text/plain', sha256: await putBlob(bytes), bytes: bytes.length };
  const reading = (changes.reading ?? null) as never;
  return transaction((tx) => insertStoredFile(tx, { ...file, origin: 'upload', reading, at: now() }));
}

test('a file is kept with its first version and what was read in it, and its bytes are noted', async () => {
  const { account } = await makeAccount();
  const reading = {
    kind: 'docx',
    tags: [{ source: 'Name', names: ['Name'], kind: 'value', place: 'paragraph 1', count: 1 }],
    findings: [],
    fonts: ['Carlito'],
  };
  const { id, version } = await keep(account.id, { reading });
  const [only, ...others] = await listVersions(id);
  expect([version, only?.number, others]).toEqual([1, 1, []]);
  expect(readingOf((await findVersion(id, 1)) as never)).toEqual(reading);
  expect(await findVersion(id, 2)).toBeNull();
  expect(await db().blob.count({ where: { sha256: only?.sha256 ?? '' } })).toBe(1);
  expect(fileUrl(id)).toBe(`http://localhost:3000/files/${id}/content`);
});

test('a file is found within its account and in the teams of whoever acts for their own, and by nobody else', async () => {
  const [member, owner, stranger] = [await makeAccount(), await makeAccount(), await makeAccount()];
  const team = await createTeam(owner.account.ownerId, 'Team');
  await setMember(team.id, member.account.ownerId, 'viewer');
  const { id } = await keep(team.id);
  const scopeOf = ({ account }: typeof member) => ({ ...serviceScope(account.id), by: { kind: 'person' as const, personId: account.ownerId } });
  for (const scope of [scopeOf(member), scopeOf(owner), serviceScope(team.id)]) expect((await findFile(scope, id))?.id).toBe(id);
  expect(await findFile(scopeOf(stranger), id)).toBeNull();
  expect(await findFile({ ...scopeOf(member), by: scopeOf(stranger).by }, id)).toBeNull();
  expect([await fileIsKnown(id), await fileIsKnown('file_unknown'), await fileIsKnown(`file_${'x'.repeat(20)}`)]).toEqual([true, false, false]);
});

test('what was made with a test key is not found with a live one, nor the reverse', async () => {
  const { account } = await makeAccount();
  const [live, test_] = [await keep(account.id), await keep(account.id, { isTest: true })];
  const found = async (mode: 'live' | 'test' | 'both') => {
    const scope = { ...serviceScope(account.id), mode };
    return [await findFile(scope, live.id), await findFile(scope, test_.id)].map((file) => file !== null);
  };
  expect([await found('live'), await found('test'), await found('both')]).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});
