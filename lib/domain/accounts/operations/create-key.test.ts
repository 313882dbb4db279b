import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { resolveKey } from '../api-key';
import { maxKeys } from '../rules';
import { createKey } from './create-key';

const owner = async () => {
  const { account } = await makeAccount();
  return { account, caller: await signedInCaller(account.ownerId) };
};

afterEach(() => setClock(null));

test('201 with a key that works, shown this once: stored are its hash and first characters', async () => {
  const { account, caller } = await owner();
  const made = await perform(createKey, { name: '  Invoices ' }, caller);
  expect(made).toEqual({
    id: expect.stringMatching(/^key_/),
    key: expect.stringMatching(/^sk_live_[0-9A-Za-z]{43}$/),
    name: 'Invoices',
    kind: 'live',
    access: 'full',
  });
  expect(await db().apiKey.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({
    accountId: account.id,
    hash: sha256(made.key),
    prefix: made.key.slice(0, 12),
  });
  expect((await createRequest(made.key)).status).toBe(201);
});

test('a test key is one, and a key ends when it was told to', async () => {
  const { caller } = await owner();
  const { key } = await perform(createKey, { name: 'Trial', kind: 'test', expires_in_days: '30' }, caller);
  expect(key).toMatch(/^sk_test_/);
  expect(await resolveKey(key)).not.toBeNull();
  setClock(() => new Date(Date.now() + 30 * 24 * 3600_000 + 1000));
  expect(await resolveKey(key)).toBeNull();
});

test('a key may be made to read alone, and up to the end of a day in UTC', async () => {
  const { account, caller } = await owner();
  setClock(() => new Date('2026-11-22T12:00:00Z'));
  const { key, access } = await perform(createKey, { name: 'Reader', access: 'read', expires_in_days: 'date', expires_on: '2026-11-23' }, caller);
  expect([access, (await resolveKey(key))?.isReadOnly]).toEqual(['read', true]);
  setClock(() => new Date('2026-11-23T23:59:59Z'));
  expect(await resolveKey(key)).toMatchObject({ accountId: account.id });
  setClock(() => new Date('2026-11-24T00:00:00Z'));
  expect(await resolveKey(key)).toBeNull();
});

describe('refused', () => {
  test.each([undefined, '', '2026-13-01', '23.11.2026', '2026-11-21', '2040-01-01'])('400 for the last day %j, and no key is made', async (expires_on) => {
    const { caller } = await owner();
    setClock(() => new Date('2026-11-22T12:00:00Z'));
    await expect(perform(createKey, { name: 'Reader', expires_in_days: 'date', expires_on }, caller)).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'expires_on' }],
    });
  });

  test('400 for a name that is empty, long or has unseen characters, and for an unknown kind or lifetime', async () => {
    const { caller } = await owner();
    for (const bad of [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'a\u202eb' },
      { name: 'a', kind: 'admin' },
      { name: 'a', expires_in_days: '31' },
      { name: 'a', accountId: 'b' },
    ])
      await expect(perform(createKey, bad, caller), JSON.stringify(bad)).rejects.toMatchObject({ status: 400 });
  });

  test('401 without a session, also for who has an API key', async () => {
    const { caller } = await owner();
    const key = { ...caller, credential: { kind: 'key' as const, keyId: 'k', accountId: 'a', isTest: false, readOnly: false, role: 'owner' as const } };
    const nobody = { ...caller, credential: { kind: 'none' as const, rejected: false } };
    for (const other of [key, nobody]) await expect(perform(createKey, { name: 'a' }, other)).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 });
  });

  test('409 when the account has as many usable keys as it may have; one that is revoked or has ended makes room', async () => {
    const { account, caller } = await owner();
    const row = (n: number) => ({
      id: `key_${account.id}${n}`,
      accountId: account.id,
      personId: account.ownerId,
      name: 'x',
      hash: sha256(`${account.id}${n}`),
      prefix: 'sk_live_xxxx',
      isTest: false,
      createdAt: new Date(),
    });
    await db().apiKey.createMany({ data: Array.from({ length: maxKeys - 1 }, (_, n) => row(n)) });
    await expect(perform(createKey, { name: 'one more' }, caller)).rejects.toMatchObject({ code: 'too_many_keys', status: 409 });
    await db().apiKey.update({ where: { id: row(0).id }, data: { revokedAt: new Date() } });
    expect(await perform(createKey, { name: 'one more' }, caller)).toMatchObject({ name: 'one more' });
    await expect(perform(createKey, { name: 'another' }, caller)).rejects.toMatchObject({ code: 'too_many_keys' });
    await db().apiKey.update({ where: { id: row(1).id }, data: { expiresAt: new Date() } });
    expect(await perform(createKey, { name: 'another' }, caller)).toMatchObject({ name: 'another' });
  });
});
