import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { copyRows } from '@/lib/testing/copy-rows';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { makeTeam } from '@/lib/testing/teams';
import { issueKey } from '../api-key';
import { createKey } from './create-key';
import { listKeys } from './list-keys';
import { revokeKey } from './revoke-key';

const owner = async () => signedInCaller((await makeAccount({ name: 'Sam' })).account.ownerId);
const names = async (caller: Awaited<ReturnType<typeof owner>>) => (await perform(listKeys, {}, caller)).keys.map(({ name, state }) => [name, state]);

afterEach(() => setClock(null));

test('the account’s keys with what they are, when they were used and when they end; never the key or its hash', async () => {
  const caller = await owner();
  const { key } = await perform(createKey, { name: 'Invoices', expires_in_days: '90' }, caller);
  await createRequest(key);
  const { keys } = await perform(listKeys, {}, caller);
  expect(keys.find(({ name }) => name === 'Invoices')).toEqual({
    id: expect.stringMatching(/^key_/),
    name: 'Invoices',
    prefix: key.slice(0, 12),
    kind: 'live',
    access: 'full',
    state: 'usable',
    createdAt: expect.any(String),
    lastUsedAt: expect.any(String),
    lastOperation: null,
    expiresAt: expect.any(String),
    revokedAt: null,
    mayRevoke: true,
  });
  expect(JSON.stringify(keys)).not.toContain(key.slice(12));
});

test('not those of a neighbour', async () => {
  const [one, other] = [await owner(), await owner()];
  await perform(createKey, { name: 'Mine' }, one);
  expect((await names(other)).flat()).not.toContain('Mine');
});

test('a revoked key stays to be seen for thirty days, an ended one for as long as it is not revoked', async () => {
  const caller = await owner();
  const { id } = await perform(createKey, { name: 'Revoked' }, caller);
  await perform(createKey, { name: 'Ended', expires_in_days: '30' }, caller);
  await perform(revokeKey, { key_id: id }, caller);
  expect(await names(caller)).toEqual(
    expect.arrayContaining([
      ['Revoked', 'revoked'],
      ['Ended', 'usable'],
    ]),
  );
  setClock(() => new Date(Date.now() + 31 * 24 * 3600_000));
  expect(await perform(listKeys, {}, caller)).toMatchObject({ keys: [{ name: 'Ended', state: 'expired' }, { name: 'test' }] });
});

test('401 without a session', async () => {
  await expect(perform(listKeys, {}, { ...(await owner()), credential: { kind: 'none', rejected: false } })).rejects.toMatchObject({ code: 'sign_in_needed' });
});

test('who may revoke them is told so, and nobody else', async () => {
  const { as, id, people } = await makeTeam();
  await issueKey({ accountId: id, personId: people.owner.id, name: 'Ours', isTest: false });
  const mayRevoke = async (who: 'owner' | 'editor' | 'viewer') =>
    (await perform(listKeys, {}, await as(who))).keys.find(({ name }) => name === 'Ours')?.mayRevoke;
  expect([await mayRevoke('owner'), await mayRevoke('editor'), await mayRevoke('viewer')]).toEqual([true, true, false]);
});

test('every key that works is listed, however many were revoked after it, and of those the newest fifty', async () => {
  const { account } = await makeAccount();
  const caller = await signedInCaller(account.ownerId);
  const { id } = await db().apiKey.findFirstOrThrow({ where: { accountId: account.id } });
  await copyRows('api_keys', `id = '${id}'`, 60, {
    ...{ id: `'key_' || i || '_' || md5('${id}')`, hash: `md5('${id}' || i)`, name: `'revoked ' || i` },
    ...{ created_at: `now() + i * interval '1 second'`, revoked_at: 'now()' },
  });
  const { keys } = await perform(listKeys, {}, caller);
  expect([keys.length, keys.filter(({ state }) => state === 'usable').length, keys[0]?.name]).toEqual([51, 1, 'revoked 60']);
});
