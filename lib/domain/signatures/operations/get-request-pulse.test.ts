import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/requests/[request_id]/pulse/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';
import { cancelRequest, createRequest } from '@/lib/testing/signing';

test('it changes with each event of the request and with each email’s fate, and with no other request', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key, { delivery: 'email' });
  const { headers } = await signIn(account.ownerId);
  const newest = async () => (await call(GET, { params: { request_id: json.request_id }, headers })).json.newest as string;
  const first = await newest();
  await createRequest(key);
  expect(await newest()).toBe(first);
  await db().email.updateMany({ where: { subjectId: json.request_id }, data: { status: 'bounced' } });
  const second = await newest();
  expect(second).not.toBe(first);
  await cancelRequest(json.request_id, { key });
  expect(await newest()).not.toBe(second);
});

test('404 for a neighbour', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const { headers } = await signIn((await makeAccount()).account.ownerId);
  expect((await call(GET, { params: { request_id: json.request_id }, headers })).status).toBe(404);
});
