import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { offsetTime } from '@/lib/core/offset-time';
import { workflowTopic } from '@/lib/domain/events/endpoints/rules';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, finish, post } from '@/lib/testing/automations';
import { deliverAll, deliveriesOf } from '@/lib/testing/deliveries';
import { listenTo, receiver, verified } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, sign } from '@/lib/testing/signing';
import { makeWorkflow } from '@/lib/testing/workflows';

const jobsFor = async (eventId: string) =>
  (await db().$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.job WHERE data->>'id' = ${eventId} ORDER BY name`).map(({ name }) => name);
const eventOf = (subject: string, type: string) => db().event.findFirstOrThrow({ where: { subject, type } });

test('what happens to a request arrives at its account’s endpoint, signed', async () => {
  const { account, key } = await makeAccount();
  const { received } = await receiver();
  const { secret } = await listenTo('requests', account.id);
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  await deliverAll(account.id);
  expect(received).toHaveLength(1);
  const [post] = received;
  const event = await eventOf(json.request_id, 'request.signed');
  expect(post && verified(secret, post)).toMatchObject({
    type: 'request.signed',
    timestamp: event.at.toISOString(),
    data: { request_id: json.request_id, status: 'signed', sequence: event.sequence, title: 'Agreement' },
  });
  expect(post?.headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' });
  expect(await deliveriesOf(account.id)).toMatchObject([{ status: 'delivered', attempts: 1, tries: [{ status: 204, problem: null }] }]);
});

describe('an event', () => {
  test('leaves no job where nobody listens, or nobody wants its type', async () => {
    const { account, key } = await makeAccount();
    await listenTo('requests', account.id, { events: ['request.signed'] });
    await listenTo('requests/test', account.id);
    await listenTo('requests', (await makeAccount()).account.id);
    const { json } = await createRequest(key);
    await cancelRequest(json.request_id, { key });
    expect(await jobsFor((await eventOf(json.request_id, 'request.cancelled')).id)).toEqual([]);
  });

  test('leaves its job in the transaction of the change, and one delivery an endpoint however often it is announced', async () => {
    const { account, key } = await makeAccount();
    await listenTo('requests', account.id);
    await listenTo('requests', account.id, { events: ['request.cancelled'] });
    await listenTo('requests', account.id, { events: ['request.signed'] });
    const { json } = await createRequest(key);
    await cancelRequest(json.request_id, { key });
    const event = await eventOf(json.request_id, 'request.cancelled');
    expect(await jobsFor(event.id)).toEqual(['announce-event']);
    for (let run = 0; run < 2; run += 1) await runJob('announce-event', event.id);
    const deliveries = await deliveriesOf(account.id);
    expect(deliveries.map(({ status, eventId }) => [status, eventId])).toEqual([
      ['pending', event.id],
      ['pending', event.id],
    ]);
    for (const { nextAt } of deliveries) expect(nextAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('is held for an endpoint that is disabled', async () => {
    const { account, key } = await makeAccount();
    const { id } = await listenTo('requests', account.id);
    await db().webhookEndpoint.update({ where: { id }, data: { disabledAt: new Date(), disabledReason: 'owner' } });
    const { json } = await createRequest(key);
    await cancelRequest(json.request_id, { key });
    await runJob('announce-event', (await eventOf(json.request_id, 'request.cancelled')).id);
    const [delivery] = await deliveriesOf(account.id);
    expect([delivery?.status, delivery?.nextAt]).toEqual(['held', null]);
  });
});

test('what happens to an automation arrives with its time as times of workflows are written', async () => {
  const { account, key } = await makeAccount();
  const { received } = await receiver();
  const { workflow, documentId, secret } = await makeWorkflow({ key, accountId: account.id });
  await changeDocument({ key, workflow, documentId }, { createPdfCopy: false });
  await listenTo(workflowTopic(workflow.id), account.id, { events: ['automation.completed'] });
  const { json } = await post(secret);
  await finish(json.automationId);
  await deliverAll(account.id);
  const event = await eventOf(json.automationId, 'automation.completed');
  expect(received.map(({ body }) => [body.type, body.timestamp])).toEqual([['automation.completed', offsetTime(event.at)]]);
});
