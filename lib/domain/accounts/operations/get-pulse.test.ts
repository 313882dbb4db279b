import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/pulse/route';
import { makeAccount } from '@/lib/testing/account';
import { signIn } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { flushCalls } from '../calls/note-call';

const pulse = async (headers: Record<string, string>) => {
  const answer = await GET(new Request('http://localhost:3000/dashboard/data/pulse', { headers }));
  return { status: answer.status, json: (await answer.json()) as { newest?: string | null; error?: string } };
};

test('it changes with each event of the account, and with none of a neighbour’s', async () => {
  const { account, key } = await makeAccount();
  const neighbour = await makeAccount();
  const { cookie } = await signIn(account.ownerId);
  const asPage = { cookie, 'sec-fetch-site': 'same-origin' };
  expect((await pulse(asPage)).json).toEqual({ newest: null, account: account.id });
  await createRequest(key);
  const first = (await pulse(asPage)).json.newest;
  expect(first).toMatch(/^evt_/);
  await createRequest(neighbour.key);
  expect((await pulse(asPage)).json.newest).toBe(first);
  await createRequest(key);
  expect((await pulse(asPage)).json.newest).not.toBe(first);
});

test('401 without a session, and for a page of another site', async () => {
  const { account } = await makeAccount();
  const { cookie } = await signIn(account.ownerId);
  expect((await pulse({})).status).toBe(401);
  expect((await pulse({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(401);
});

test('of calls it changes with each call by a key, and not with what else happens', async () => {
  const { account, key } = await makeAccount();
  const { cookie } = await signIn(account.ownerId);
  const ofCalls = async () => {
    await flushCalls();
    const answer = await GET(new Request('http://localhost:3000/dashboard/data/pulse?of=calls', { headers: { cookie, 'sec-fetch-site': 'same-origin' } }));
    return ((await answer.json()) as { newest: string | null }).newest;
  };
  expect(await ofCalls()).toBeNull();
  await createRequest(key);
  const first = await ofCalls();
  expect(first).toMatch(/^\d+$/);
  expect(await ofCalls()).toBe(first);
  await createRequest(key);
  expect(await ofCalls()).not.toBe(first);
});
