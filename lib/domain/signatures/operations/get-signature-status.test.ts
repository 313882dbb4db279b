import { describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { makeAccount } from '@/lib/testing/account';
import { createRequest, readStatus } from '@/lib/testing/signing';

async function created() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  return { key, id: json.request_id as string, token: json.request_token as string };
}

test('200 with the specified members, for the account’s key and for the request token', async () => {
  const { key, id, token } = await created();
  const byKey = await readStatus(id, { key });
  expect(byKey.status).toBe(200);
  expect(byKey.json).toEqual({
    request_id: id,
    status: 'pending',
    created_at: expect.any(String),
    expires_at: expect.any(String),
    signed_at: null,
    next_step: expect.any(String),
    ended: null,
  });
  expect((await readStatus(id, { token })).json).toEqual(byKey.json);
  expect(byKey.headers.get('cache-control')).toBe('private, no-cache');
  expect(byKey.headers.get('etag')).toMatch(/^"/);
});

test('it reads as expired at the very millisecond, though nothing swept it', async () => {
  const { key, id } = await created();
  const { json } = await readStatus(id, { key });
  const end = new Date(json.expires_at).getTime();
  expect(end - new Date(json.created_at).getTime()).toBe(14 * 24 * 3600 * 1000);
  try {
    setClock(() => new Date(end - 1));
    expect((await readStatus(id, { key })).json.status).toBe('pending');
    setClock(() => new Date(end));
    expect((await readStatus(id, { key })).json.status).toBe('expired');
  } finally {
    setClock(null);
  }
});

describe('404', () => {
  test('not_found for an unknown id', async () => {
    const { key } = await created();
    expect(await readStatus('0'.repeat(32), { key })).toMatchObject({ status: 404, json: { error: 'not_found' } });
  });
  test('bad_token without key and token, with a neighbour’s key, and with a wrong token whatever the key', async () => {
    const { key, id } = await created();
    const neighbour = await makeAccount();
    for (const access of [{}, { key: neighbour.key }, { token: 'rt_wrong' }, { key, token: 'rt_wrong' }])
      expect(await readStatus(id, access)).toMatchObject({ status: 404, json: { error: 'bad_token' } });
  });
});

test('a test key cannot read a live request of the same account', async () => {
  const { account, key } = await makeAccount();
  const { issueKey } = await import('@/lib/domain/accounts/api-key');
  const { key: testKey } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  const { json } = await createRequest(key);
  expect((await readStatus(json.request_id, { key: testKey })).status).toBe(404);
});
