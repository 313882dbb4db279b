import { expect, test } from 'vitest';
import { GET } from '@/app/v1/webhooks/[webhook_id]/deliveries/[delivery_id]/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';

test('each attempt with what came back; 404 at another webhook of the same account', async () => {
  const { account, key } = await makeAccount();
  const [one, other] = [await listenTo('requests', account.id), await listenTo('requests', account.id)];
  const id = await putDelivery(one.id, account.id, 'failed');
  const read = (webhook_id: string) => call(GET, { key, params: { webhook_id, delivery_id: id } });
  const { json } = await read(one.id);
  expect(json).toMatchObject({ delivery_id: id, status: 'failed', attempts: 1 });
  expect(json.log).toMatchObject([{ number: 1, status: 500, problem: 'http_500', answer: 'down', duration_ms: 3, replay: false }]);
  expect((await read(other.id)).status).toBe(404);
});
