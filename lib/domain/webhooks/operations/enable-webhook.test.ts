import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/webhooks/[webhook_id]/enable/route';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { listenTo } from '@/lib/testing/receiver';
import { signIn } from '@/lib/testing/session';

test('303 home with a clean record; a viewer, a neighbour and a key change nothing', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  await db().webhookEndpoint.update({ where: { id }, data: { disabledAt: now(), disabledReason: 'failing', failures: 9, failingSince: now() } });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = async (headers: Record<string, string>) =>
    (await call(POST, { method: 'POST', params: { webhook_id: id }, headers: { ...headers, ...form } })).response.headers.get('location');
  const row = () => db().webhookEndpoint.findUniqueOrThrow({ where: { id } });
  const { headers } = await signIn(account.ownerId);
  expect(await press((await signIn((await makeAccount()).account.ownerId)).headers)).toBe('/dashboard?problem=not_found');
  expect(await press({ authorization: `Bearer ${key}` })).toMatch(/problem=/);
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  expect(await press(headers)).toMatch(/problem=/);
  expect(await row()).toMatchObject({ disabledReason: 'failing', failures: 9 });
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'editor' } });
  expect(await press(headers)).toBe('/dashboard?done=enabled');
  expect(await row()).toMatchObject({ disabledAt: null, disabledReason: null, failures: 0, failingSince: null });
});
