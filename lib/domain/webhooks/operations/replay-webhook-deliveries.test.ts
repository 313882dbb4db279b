import { expect, test } from 'vitest';
import { POST } from '@/app/v1/webhooks/[webhook_id]/replay/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliveriesOf, putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';

test('what was held goes out, and nothing else; since a time, only what is younger', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const hour = (hour: number) => new Date(Date.now() - hour * 3_600_000);
  const [old, young] = [await putDelivery(id, account.id, 'held', hour(5)), await putDelivery(id, account.id, 'held', hour(1))];
  await putDelivery(id, account.id, 'failed', hour(1));
  const replay = async (body: Record<string, unknown>) => (await call(POST, { key, params: { webhook_id: id }, body })).json;
  expect(await replay({ status: 'held', since: hour(2).toISOString() })).toEqual({ replayed: 1, more: false });
  const pending = async () => (await deliveriesOf(account.id)).filter(({ status }) => status === 'pending').map((each) => each.id);
  expect(await pending()).toEqual([young]);
  expect(await replay({ status: 'held' })).toEqual({ replayed: 1, more: false });
  expect(await pending()).toEqual([old, young]);
  expect((await deliveriesOf(account.id)).filter(({ nextAt }) => nextAt && nextAt <= new Date())).toHaveLength(2);
});

test('two hundred at most a call, and twice at once restarts none twice', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const row = { endpointId: id, type: 'request.signed', accountId: account.id, status: 'failed', createdAt: new Date() };
  await db().webhookDelivery.createMany({
    data: Array.from({ length: 201 }, (_, index) => ({ ...row, id: `dlv_${id}${index}`, eventId: `evt_${id}${index}` })),
  });
  const replay = async () => (await call(POST, { key, params: { webhook_id: id }, body: { status: 'failed' } })).json;
  const answers = await Promise.all([replay(), replay()]);
  expect(answers.map(({ replayed }) => replayed).sort()).toEqual([1, 200]);
});
