import { afterEach, describe, expect, test } from 'vitest';
import { POST as cancel } from '@/app/v1/requests/[request_id]/cancel/route';
import { GET } from '@/app/v1/requests/route';
import { setClock } from '@/lib/core/clock';
import { cursorAfter } from '@/lib/core/page';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { removeMember, setMember } from '@/lib/domain/accounts/teams';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { createRequest, sign } from '@/lib/testing/signing';

afterEach(() => setClock(null));

const list = (key: string, query = '') => call(GET, { key, url: `http://localhost:3000/v1/requests${query}` });
const idsIn = (json: { request_id: string }[]) => json.map(({ request_id }) => request_id);

/** So many requests, a minute apart; the ids newest first. */
async function madeWith(key: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(Date.UTC(2026, 10, 1, 12, index));
    setClock(() => at);
    ids.unshift((await createRequest(key)).json.request_id);
  }
  return ids;
}

test('an account’s own requests, newest first, as the status operation shows each', async () => {
  const { key } = await makeAccount();
  const ids = await madeWith(key, 3);
  const { status, json } = await list(key);
  expect([status, idsIn(json)]).toEqual([200, ids]);
  expect(Object.keys(json[0])).toEqual(['request_id', 'status', 'created_at', 'expires_at', 'signed_at', 'next_step', 'ended']);
  expect((await list((await makeAccount()).key)).json).toEqual([]);
});

test('pages of a size, each linking to the next, together the whole list and nothing twice', async () => {
  const { key } = await makeAccount();
  const ids = await madeWith(key, 5);
  const seen: string[] = [];
  let query = '?limit=2';
  for (const size of [2, 2, 1]) {
    const { json, headers } = await list(key, query);
    expect(json).toHaveLength(size);
    seen.push(...idsIn(json));
    const next = /^<http:\/\/localhost:3000\/v1\/requests(\?[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    expect(next === undefined).toBe(size === 1);
    query = next ?? '';
  }
  expect(seen).toEqual(ids);
});

test('a last page that is full leads nowhere', async () => {
  const { key } = await makeAccount();
  const ids = await madeWith(key, 2);
  const { json, headers } = await list(key, '?limit=2');
  expect([idsIn(json), headers.get('link')]).toEqual([ids, null]);
});

test('a cursor that names what no column holds is refused as none of this list', async () => {
  const { key } = await makeAccount();
  const cursor = cursorAfter(new Date().toISOString(), '\u0000');
  const { status, json } = await list(key, `?cursor=${cursor}`);
  expect([status, json.details[0].code]).toEqual([400, 'invalid_cursor']);
});

test('requests of one millisecond are told apart by their ids', async () => {
  const { key } = await makeAccount();
  const at = new Date(Date.UTC(2026, 10, 1));
  setClock(() => at);
  const made = new Set<string>();
  for (let index = 0; index < 3; index += 1) made.add((await createRequest(key)).json.request_id);
  const first = await list(key, '?limit=2');
  const second = await list(key, new URL(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '').search);
  expect(new Set([...idsIn(first.json), ...idsIn(second.json)])).toEqual(made);
});

describe('status', () => {
  test('tells apart what is open, signed and cancelled', async () => {
    const { key } = await makeAccount();
    const [open, signed, cancelled] = await Promise.all([createRequest(key), createRequest(key), createRequest(key)]);
    await sign(signed.json.signer_link);
    await call(cancel, { key, params: { request_id: cancelled.json.request_id }, method: 'POST' });
    for (const [status, { json }] of [['pending', open] as const, ['signed', signed] as const, ['cancelled', cancelled] as const])
      expect(idsIn((await list(key, `?status=${status}`)).json), status).toEqual([json.request_id]);
  });

  test('reads as expired at the second, whether or not the sweeper ran', async () => {
    const { key } = await makeAccount();
    const { json } = await createRequest(key);
    setClock(() => new Date(json.expires_at));
    expect(idsIn((await list(key, '?status=expired')).json)).toEqual([json.request_id]);
    expect((await list(key, '?status=pending')).json).toEqual([]);
    setClock(() => new Date(new Date(json.expires_at).getTime() - 1));
    expect(idsIn((await list(key, '?status=pending')).json)).toEqual([json.request_id]);
  });
});

test('a test key sees what test keys made, a live key what live keys made', async () => {
  const { account, key } = await makeAccount();
  const { key: testKey } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  const [live, trial] = [await createRequest(key), await createRequest(testKey)];
  expect(idsIn((await list(key)).json)).toEqual([live.json.request_id]);
  expect(idsIn((await list(testKey)).json)).toEqual([trial.json.request_id]);
});

test('a viewer’s key lists and a former member’s key does not', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  const viewer = await makeAccount();
  await setMember(account.id, viewer.account.ownerId, 'viewer');
  const { key: viewersKey } = await issueKey({ accountId: account.id, personId: viewer.account.ownerId, name: 'viewer', isTest: false });
  expect(idsIn((await list(viewersKey)).json)).toEqual([json.request_id]);
  expect((await createRequest(viewersKey)).status).toBe(401);
  expect(await removeMember(account.id, viewer.account.ownerId)).toBe(true);
  expect((await list(viewersKey)).status).toBe(401);
});

test.each(['?limit=0', '?limit=201', '?limit=x', '?cursor=x', '?cursor=W10', '?status=gone'])('400 naming the member for %s', async (query) => {
  const { status, json } = await list((await makeAccount()).key, query);
  expect([status, json.details[0].path]).toEqual([400, /\?(\w+)/.exec(query)?.[1]]);
});

test('401 without a key, and with one that is not valid', async () => {
  expect((await call(GET, { url: 'http://localhost:3000/v1/requests' })).status).toBe(401);
  expect((await list('sk_live_unknown')).status).toBe(401);
});
