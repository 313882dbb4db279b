import { expect, test } from 'vitest';
import { GET } from '@/app/v1/webhooks/[webhook_id]/deliveries/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';

test('newest first, in pages, by status and type; of this webhook alone', async () => {
  const { account, key } = await makeAccount();
  const [one, other] = [await listenTo('requests', account.id), await listenTo('requests', account.id)];
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
  const made: string[] = [];
  for (const [minute, status] of (['delivered', 'failed', 'held', 'delivered'] as const).entries())
    made.unshift(await putDelivery(one.id, account.id, status, at(minute)));
  await putDelivery(other.id, account.id, 'delivered');
  const list = async (query = '') => {
    const { json, headers } = await call(GET, { key, params: { webhook_id: one.id }, url: `http://localhost:3000/v1/webhooks/${one.id}/deliveries${query}` });
    return {
      ids: json.map((each: { delivery_id: string }) => each.delivery_id),
      next: /deliveries(\?[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1],
    };
  };
  expect((await list()).ids).toEqual(made);
  expect((await list('?status=failed')).ids).toEqual([made[2]]);
  expect((await list('?type=request.opened')).ids).toEqual([]);
  const first = await list('?limit=3');
  expect([first.ids, (await list(first.next)).ids]).toEqual([made.slice(0, 3), made.slice(3)]);
});
