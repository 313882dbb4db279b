import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { makeTeam } from '@/lib/testing/teams';
import { createKey } from './create-key';
import { listKeys } from './list-keys';
import { revokeKey } from './revoke-key';

async function ownerWithKey() {
  const { account } = await makeAccount();
  const caller = await signedInCaller(account.ownerId);
  return { caller, ...(await perform(createKey, { name: 'Invoices' }, caller)) };
}

test('the next call with the key is 401', async () => {
  const { caller, id, key } = await ownerWithKey();
  expect((await createRequest(key)).status).toBe(201);
  expect(await perform(revokeKey, { key_id: id }, caller)).toEqual({ id });
  expect(await createRequest(key)).toMatchObject({ status: 401, json: { error: 'unauthorized' } });
});

test('revoking again is the same, and keeps the time of the first', async () => {
  const { caller, id } = await ownerWithKey();
  await perform(revokeKey, { key_id: id }, caller);
  const { revokedAt } = await db().apiKey.findUniqueOrThrow({ where: { id } });
  expect(await perform(revokeKey, { key_id: id }, caller)).toEqual({ id });
  expect((await db().apiKey.findUniqueOrThrow({ where: { id } })).revokedAt).toEqual(revokedAt);
});

test('404 for a neighbour’s key and for one that is unknown, and the neighbour’s still works', async () => {
  const { caller } = await ownerWithKey();
  const neighbour = await ownerWithKey();
  for (const key_id of [neighbour.id, `key_${'0'.repeat(20)}`])
    await expect(perform(revokeKey, { key_id }, caller)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect((await createRequest(neighbour.key)).status).toBe(201);
});

test('401 without a session', async () => {
  const { caller, id, key } = await ownerWithKey();
  await expect(perform(revokeKey, { key_id: id }, { ...caller, credential: { kind: 'none', rejected: false } })).rejects.toMatchObject({ status: 401 });
  expect((await createRequest(key)).status).toBe(201);
});

test('a viewer of a team revokes their own key and nobody else’s, and is offered no more', async () => {
  const { id, as } = await makeTeam();
  const make = async (who: 'owner' | 'viewer') => (await perform(createKey, { name: who }, await as(who))).id;
  const [theirs, own] = [await make('owner'), await make('viewer')];
  const viewer = await as('viewer');
  const offered = (await perform(listKeys, {}, viewer)).keys.filter(({ mayRevoke }) => mayRevoke).map((key) => key.id);
  expect(offered).toEqual([own]);
  await expect(perform(revokeKey, { key_id: theirs }, viewer)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect(await perform(revokeKey, { key_id: own }, viewer)).toEqual({ id: own });
  const working = await db().apiKey.findMany({ where: { accountId: id, revokedAt: null }, select: { id: true } });
  expect(working).toEqual([{ id: theirs }]);
});
