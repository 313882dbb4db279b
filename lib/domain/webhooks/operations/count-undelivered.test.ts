import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/webhooks/[webhook_id]/undelivered/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { signIn } from '@/lib/testing/session';

test('what a replay of all would send: of one state, since a time', async () => {
  const { account } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const hours of [1, 2, 30]) await putDelivery(id, account.id, 'failed', ago(hours));
  for (const status of ['held', 'delivered', 'pending'] as const) await putDelivery(id, account.id, status, ago(1));
  const { headers } = await signIn(account.ownerId);
  const count = async (query: string) => (await call(GET, { headers, params: { webhook_id: id }, url: `http://localhost:3000/?${query}` })).json;
  expect(await count('status=failed')).toEqual({ count: 3, more: false });
  expect(await count(`status=failed&since=${ago(24).toISOString()}`)).toEqual({ count: 2, more: false });
  expect(await count('status=held')).toEqual({ count: 1, more: false });
});
