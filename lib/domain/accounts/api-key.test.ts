import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { issueKey, recogniseKey, resolveKey } from './api-key';
import { isKeyUsable, keyStateAt, useNotedEveryMs } from './rules';
import { removeMember, setMember } from './teams';

afterEach(() => setClock(null));

const at = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number) => new Date(at.getTime() + ms);

test('a key works until the last moment before its expiry, and at the very second no longer', async () => {
  const { account } = await makeAccount();
  const { key } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'short', isTest: false, expiresAt: at });
  setClock(() => later(-1));
  expect(await resolveKey(key)).toMatchObject({ accountId: account.id });
  setClock(() => at);
  expect(await resolveKey(key)).toBeNull();
});

test.each([
  ['usable', null, null],
  ['usable', null, later(1)],
  ['expired', null, at],
  ['expired', null, later(-1)],
  ['revoked', later(-1), null],
  ['revoked', at, later(1)],
] as const)('%s: revoked %s, expires %s', (state, revokedAt, expiresAt) => {
  expect([keyStateAt({ revokedAt, expiresAt }, at), isKeyUsable({ revokedAt, expiresAt }, at)]).toEqual([state, state === 'usable']);
});

test('the first use of a key is noted, a later one only when the noted one is old enough', async () => {
  const { account, key } = await makeAccount();
  const lastUse = async () => (await db().apiKey.findFirstOrThrow({ where: { accountId: account.id } })).lastUsedAt;
  const usedAt = async (moment: Date) => {
    setClock(() => moment);
    await resolveKey(key);
    return lastUse();
  };
  expect(await lastUse()).toBeNull();
  expect(await usedAt(at)).toEqual(at);
  expect(await usedAt(later(useNotedEveryMs))).toEqual(at);
  expect(await usedAt(later(useNotedEveryMs + 1))).toEqual(later(useNotedEveryMs + 1));
});

test('the use of a key that is refused is not noted', async () => {
  const { account, key } = await makeAccount();
  const row = () => db().apiKey.findFirstOrThrow({ where: { accountId: account.id } });
  await db().apiKey.updateMany({ where: { accountId: account.id }, data: { revokedAt: at } });
  setClock(() => later(1));
  expect(await resolveKey(key)).toBeNull();
  expect((await row()).lastUsedAt).toBeNull();
});

test('a key of somebody who has left the account is known and refused', async () => {
  const [{ account }, { account: member }] = [await makeAccount(), await makeAccount()];
  await setMember(account.id, member.ownerId, 'owner');
  const { id, key } = await issueKey({ accountId: account.id, personId: member.ownerId, name: 'Theirs', isTest: false });
  expect(await recogniseKey(key)).toMatchObject({ usable: { id, role: 'owner' }, refused: null });
  await removeMember(account.id, member.ownerId);
  expect(await recogniseKey(key)).toEqual({ usable: null, refused: { keyId: id, accountId: account.id } });
});
