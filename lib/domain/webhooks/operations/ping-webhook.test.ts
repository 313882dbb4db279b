import { expect, test } from 'vitest';
import { POST } from '@/app/v1/webhooks/[webhook_id]/ping/route';
import { db } from '@/lib/core/db';
import { workflowTopic } from '@/lib/domain/events/endpoints/rules';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { listenTo, type Received, receiver, verified } from '@/lib/testing/receiver';
import { makeWorkflow } from '@/lib/testing/workflows';

async function pinged(answer?: Parameters<typeof receiver>[0]) {
  const { received } = await receiver(answer);
  const { account, key } = await makeAccount();
  const endpoint = await listenTo('requests', account.id);
  const ping = () => call(POST, { key, method: 'POST', params: { webhook_id: endpoint.id } });
  return { account, endpoint, received, ping };
}

test('a signed ping arrives, and the answer is told', async () => {
  const { endpoint, received, ping } = await pinged((response) => response.writeHead(202).end('thanks'));
  const { status, json } = await ping();
  expect([status, json]).toMatchObject([200, { status: 202, problem: null, answer: 'thanks' }]);
  const [post] = received as [Received];
  expect(verified(endpoint.secret, post)).toMatchObject({ type: 'ping', data: { webhook_id: endpoint.id } });
  expect(post.headers['webhook-id']).toBe(json.event_id);
});

test('to the webhook of a workflow its time carries an offset, as times of workflows do', async () => {
  const { received } = await receiver();
  const { account, key } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const endpoint = await listenTo(workflowTopic(workflow.id), account.id);
  await call(POST, { key, method: 'POST', params: { webhook_id: endpoint.id } });
  expect(received.map(({ body }) => body.timestamp)).toEqual([expect.stringMatching(/\d\+00:00$/)]);
});

test('a failure is told too, counts for nothing, and stands in no log; the eleventh a minute is 429', async () => {
  const { account, endpoint, ping } = await pinged((response) => response.writeHead(410).end());
  expect((await ping()).json).toMatchObject({ status: 410, problem: 'http_410' });
  expect(await db().webhookEndpoint.findUnique({ where: { id: endpoint.id } })).toMatchObject({ failures: 0, disabledAt: null });
  expect(await db().webhookDelivery.count({ where: { accountId: account.id } })).toBe(0);
  for (let more = 0; more < 9; more += 1) await ping();
  expect((await ping()).status).toBe(429);
});
