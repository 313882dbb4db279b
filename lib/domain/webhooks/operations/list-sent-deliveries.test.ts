import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/webhooks/[webhook_id]/deliveries/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { signIn } from '@/lib/testing/session';
import { toldWorkflow } from '@/lib/testing/told-workflow';

test('each with the run that it tells of', async () => {
  const { headers, webhook_id, aut_id } = await toldWorkflow();
  const { json } = await call(GET, { headers, params: { webhook_id } });
  const shown = json.map(({ type, status, run_id }: Record<string, string>) => `${type} ${status} ${run_id}`);
  expect(shown.sort()).toEqual(['completed', 'document.created', 'started'].map((type) => `automation.${type} delivered ${aut_id}`));
});

test('by state and time, and page by page without one twice', async () => {
  const { account } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  for (const hour of [1, 2, 3, 4]) await putDelivery(id, account.id, hour % 2 ? 'failed' : 'delivered', at(hour));
  const { headers } = await signIn(account.ownerId);
  const read = (query: string) => call(GET, { headers, params: { webhook_id: id }, url: `http://localhost:3000/?${query}` });
  const hours = (json: { created_at: string }[]) => json.map(({ created_at }) => new Date(created_at).getUTCHours());
  expect(hours((await read('status=failed')).json)).toEqual([3, 1]);
  expect(hours((await read(`since=${at(2).toISOString()}&until=${at(4).toISOString()}`)).json)).toEqual([3, 2]);
  const first = await read('limit=3');
  const cursor = /cursor=([^&>]+)/.exec(first.response.headers.get('link') ?? '')?.[1];
  expect([hours(first.json), hours((await read(`limit=3&cursor=${cursor}`)).json)]).toEqual([[4, 3, 2], [1]]);
});
