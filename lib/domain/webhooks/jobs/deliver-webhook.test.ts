import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { openWebhookSecret, sealWebhookSecret } from '@/lib/domain/events/endpoints/secret';
import { makeAccount } from '@/lib/testing/account';
import { deliverAll, deliverDue, deliveriesOf } from '@/lib/testing/deliveries';
import { withEnv } from '@/lib/testing/outside-server';
import { listenTo, type Received, receiver, receiverHost, verified } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, sign } from '@/lib/testing/signing';
import { maxTries, retryDelaysMs } from '../rules';

afterEach(() => setClock(null));

const start = Date.now();
const at = (ms: number) => setClock(() => new Date(start + ms));

/** An account whose endpoint has one event to be told of, and what its deliveries have come to. */
async function oneEvent(options: Parameters<typeof listenTo>[2] = {}) {
  const { account, key } = await makeAccount();
  const endpoint = await listenTo('requests', account.id, options);
  const { json } = await createRequest(key);
  await cancelRequest(json.request_id, { key });
  const one = async () => (await deliveriesOf(account.id))[0];
  const row = () => db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } });
  const mails = async () => (await db().email.findMany({ where: { subjectId: endpoint.id }, orderBy: { createdAt: 'asc' } })).map(({ kind }) => kind);
  return { account, key, endpoint, one, row, mails, requestId: json.request_id as string };
}

/** Attempts what is due, at once after the time that the schedule names at most. */
async function tryAfter(accountId: string, ms: number) {
  at(ms);
  await deliverDue(accountId);
}

describe('an answer', () => {
  const answers: [string, Parameters<typeof receiver>[0], { status: number | null; problem: string | null }][] = [
    ['200 is taken', (response) => response.writeHead(200).end('fine'), { status: 200, problem: null }],
    ['299 is taken', (response) => response.writeHead(299).end(), { status: 299, problem: null }],
    ['302 is not followed, and is a failure', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), { status: 302, problem: 'http_302' }],
    ['500 is a failure', (response) => response.writeHead(500).end('down'), { status: 500, problem: 'http_500' }],
    ['a closed socket is a failure', (response) => response.destroy(), { status: null, problem: 'broken_answer' }],
    ['200 with a body that breaks off is taken', (response) => breakOff(response), { status: 200, problem: null }],
    ['200 with a body of 3 MB is taken', (response) => response.end(Buffer.alloc(3_000_000, 'x')), { status: 200, problem: null }],
    ['200 with garbage is taken', (response) => response.end(Buffer.concat([Buffer.alloc(3), randomBytes(20_000)])), { status: 200, problem: null }],
    [
      '200 with garbage called gzip is taken',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
      { status: 200, problem: null },
    ],
  ];
  const breakOff = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half');
    setTimeout(() => response.destroy(), 50);
  };

  test.each(answers)('%s', async (_, answer, expected) => {
    const { received } = await receiver(answer);
    const { account, one } = await oneEvent();
    await deliverAll(account.id);
    const delivery = await one();
    expect([delivery?.status, delivery?.attempts]).toEqual([expected.problem === null ? 'delivered' : 'pending', 1]);
    expect(delivery?.tries).toMatchObject([expected]);
    expect(received).toHaveLength(1);
  });

  test('keeps its first 8 KB as text, whole characters and no NUL', async () => {
    await receiver((response) => response.end(`\0${'é'.repeat(40_000)}`));
    const { account, one } = await oneEvent();
    await deliverAll(account.id);
    const answer = (await one())?.tries[0]?.answer ?? '';
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(8 * 1024 + 2);
    expect(answer).toMatch(/^\ufffdé+$/);
  });
});

describe('no answer', () => {
  test.each([
    ['a name that is not known', 'https://unknown.example.com/', 'dns_error'],
    ['a name that leads into a private network', 'https://inside.example.com/', 'blocked_address'],
  ])('%s is a failure with a code', async (_, url, problem) => {
    await receiver(undefined, { names: { 'inside.example.com': ['10.0.0.7'] } });
    const { account, one } = await oneEvent({ url });
    await deliverAll(account.id);
    expect((await one())?.tries).toMatchObject([{ status: null, problem, answer: null }]);
  });

  test('a certificate that is not trusted is tls_error, and nothing is sent', async () => {
    const { reached } = await receiver(undefined, { isTrusted: false });
    const { account, one } = await oneEvent();
    await deliverAll(account.id);
    expect([(await one())?.tries[0]?.problem, reached.length]).toEqual(['tls_error', 0]);
  });

  test('a port that nobody listens on is connect_refused', async () => {
    await receiver();
    withEnv({ ALLOWED_PRIVATE_HOSTS: `${receiverHost}:9` });
    const { account, one } = await oneEvent({ url: `https://${receiverHost}:9/` });
    await deliverAll(account.id);
    expect((await one())?.tries).toMatchObject([{ problem: 'connect_refused' }]);
  });

  test('silence ends after fifteen seconds as timeout', { timeout: 40_000 }, async () => {
    await receiver(() => undefined);
    const { account, one } = await oneEvent();
    await deliverAll(account.id);
    const [attempt] = (await one())?.tries ?? [];
    expect(attempt).toMatchObject({ problem: 'timeout', status: null });
    expect(attempt?.durationMs).toBeGreaterThan(14_000);
  });
});

describe('the schedule', () => {
  test('tries ten times under one id, each attempt signed anew, and then it has failed', async () => {
    const { received } = await receiver((response) => response.writeHead(500).end());
    const { account, endpoint, one } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    let passed = 0;
    for (const delay of retryDelaysMs) await tryAfter(account.id, (passed += 1.2 * delay));
    const delivery = await one();
    expect([delivery?.status, delivery?.attempts, delivery?.nextAt, received.length]).toEqual(['failed', maxTries, null, maxTries]);
    const ids = new Set(received.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([delivery?.eventId]);
    for (const { headers, text } of received) {
      const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
      expect(headers['webhook-signature']).toBe(new Webhook(endpoint.secret).sign(delivery?.eventId ?? '', sentAt, text));
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(maxTries);
  });

  test('is left as soon as the receiver takes it, and an attempt that is not due is not made', async () => {
    const answers = [500, 200];
    const { received } = await receiver((response) => response.writeHead(answers.shift() ?? 599).end());
    const { account, one } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    await deliverDue(account.id);
    expect(received).toHaveLength(1);
    await tryAfter(account.id, 6_500);
    await tryAfter(account.id, 900_000);
    expect([(await one())?.status, received.length]).toEqual(['delivered', 2]);
  });

  test('leaves a job for the next attempt, that begins when it is due', async () => {
    await receiver((response) => response.writeHead(503, { 'retry-after': '9' }).end());
    const { account, one } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    const delivery = await one();
    expect(delivery?.nextAt?.getTime()).toBe(start + 9_000);
    const jobs = await db().$queryRaw<{ seconds: number }[]>`
      SELECT round(extract(epoch FROM start_after - created_on))::int AS seconds FROM pgboss.job
      WHERE name = 'deliver-webhook' AND data->>'id' = ${delivery?.id} ORDER BY created_on`;
    expect(jobs.map(({ seconds }) => seconds)).toEqual([0, 9]);
  });
});

describe('two workers', () => {
  test('never make the same attempt at once', async () => {
    const { received } = await receiver((response) => setTimeout(() => response.writeHead(204).end(), 100));
    const { account, one } = await oneEvent();
    await runJob('announce-event', (await db().event.findFirstOrThrow({ where: { accountId: account.id, type: 'request.cancelled' } })).id);
    const id = (await one())?.id ?? '';
    await Promise.all(Array.from({ length: 8 }, () => runJob('deliver-webhook', id)));
    expect([received.length, (await one())?.attempts]).toEqual([1, 1]);
  });

  test('a worker that is killed before it sends leaves a delivery that the sweep gives a job again; it is sent once', async () => {
    const { received } = await receiver();
    const { account, one } = await oneEvent();
    await runJob('announce-event', (await db().event.findFirstOrThrow({ where: { accountId: account.id, type: 'request.cancelled' } })).id);
    const id = (await one())?.id ?? '';
    // Its lease runs, its process is gone.
    await db().webhookDelivery.update({ where: { id }, data: { nextAt: new Date(start + 60_000) } });
    at(30_000);
    await runJob('deliver-webhook', id);
    expect(received).toHaveLength(0);
    at(120_000);
    await runJob('sweep-deliveries');
    for (let run = 0; run < 2; run += 1) await runJob('deliver-webhook', id);
    expect([received.length, (await one())?.status]).toEqual([1, 'delivered']);
  });
});

describe('an endpoint', () => {
  test('that answers 410 is disabled at once, its owner is told, and what waits is held', async () => {
    await receiver((response) => response.writeHead(410).end());
    const { account, one, row, mails } = await oneEvent();
    await deliverAll(account.id);
    expect(await row()).toMatchObject({ disabledReason: 'gone' });
    expect([(await one())?.status, await mails()]).toEqual(['held', ['webhook-disabled']]);
    const email = await db().email.findFirstOrThrow({ where: { kind: 'webhook-disabled', subjectId: (await row()).id } });
    await runJob('send-email', email.id);
    expect((await db().email.findUniqueOrThrow({ where: { id: email.id } })).status).toBe('sent');
  });

  test('that fails for days: mails after one and three, and after five it is disabled and everything held', async () => {
    await receiver((response) => response.writeHead(500).end());
    const { account, endpoint, row, mails } = await oneEvent();
    const hour = 3_600_000;
    const failAt = async (hours: number) => {
      at(hours * hour);
      await db().webhookDelivery.updateMany({
        where: { endpointId: endpoint.id, status: { in: ['pending', 'failed'] } },
        data: { status: 'pending', attempts: 0, nextAt: new Date(start) },
      });
      await db().webhookAttempt.deleteMany({ where: { delivery: { endpointId: endpoint.id } } });
      await deliverDue(account.id);
      return [await mails(), (await row()).disabledReason];
    };
    at(0);
    await deliverAll(account.id);
    expect(await failAt(23)).toEqual([[], null]);
    expect(await failAt(25)).toEqual([['webhook-failing'], null]);
    expect(await failAt(26)).toEqual([['webhook-failing'], null]);
    expect(await failAt(73)).toEqual([['webhook-failing', 'webhook-failing'], null]);
    expect(await failAt(119)).toEqual([['webhook-failing', 'webhook-failing'], null]);
    expect(await failAt(121)).toEqual([['webhook-failing', 'webhook-failing', 'webhook-disabled'], 'failing']);
    expect((await deliveriesOf(account.id)).map(({ status }) => status)).toEqual(['held']);
  });

  test('that takes one event has a clean record again', async () => {
    const answers = [500, 200];
    await receiver((response) => response.writeHead(answers.shift() ?? 599).end());
    const { account, row } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    expect(await row()).toMatchObject({ failures: 1, failingSince: new Date(start) });
    await tryAfter(account.id, 6_500);
    expect(await row()).toMatchObject({ failures: 0, failingSince: null, warnings: 0 });
  });

  test('whose secret was rotated gets both signatures for a day, the one in force first, and then the new one alone', async () => {
    const { received } = await receiver();
    const { account, endpoint, one } = await oneEvent();
    const fresh = openWebhookSecret(endpoint.secretSealed).replace(/^whsec_..../, 'whsec_AAAA');
    const rotated = { secretSealed: sealWebhookSecret(fresh), previousSecretSealed: endpoint.secretSealed, previousSecretUntil: new Date(start + 1000) };
    await db().webhookEndpoint.update({ where: { id: endpoint.id }, data: rotated });
    at(0);
    await deliverAll(account.id);
    const [both] = received as [Received];
    expect([verified(fresh, both), verified(endpoint.secret, both)]).toHaveLength(2);
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    await db().webhookDelivery.update({ where: { id: (await one())?.id ?? '' }, data: { status: 'pending', nextAt: new Date(start) } });
    at(2000);
    await deliverDue(account.id);
    expect(received[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(() => verified(endpoint.secret, received[1] as Received)).toThrow('No matching signature');
  });
});

describe('a failure of ours', () => {
  test('is not charged to the endpoint: it costs no attempt, and a minute later the delivery is due again', async () => {
    const { received } = await receiver();
    const { account, one, row } = await oneEvent();
    at(0);
    await runJob('announce-event', (await db().event.findFirstOrThrow({ where: { accountId: account.id, type: 'request.cancelled' } })).id);
    const { id = '', eventId = '' } = (await one()) ?? {};
    await db().event.update({ where: { id: eventId }, data: { type: 'request.teleported' } });
    await expect(runJob('deliver-webhook', id)).rejects.toThrow('request.teleported');
    expect([(await one())?.attempts, (await row()).failures, (await one())?.nextAt]).toEqual([0, 0, new Date(start + 60_000)]);
    await db().event.update({ where: { id: eventId }, data: { type: 'request.cancelled' } });
    await tryAfter(account.id, 61_000);
    expect([received.length, (await one())?.status]).toEqual([1, 'delivered']);
  });

  test('that lasts for five days ends the delivery, so that it does not come back for ever', async () => {
    const { account, one } = await oneEvent();
    await runJob('announce-event', (await db().event.findFirstOrThrow({ where: { accountId: account.id, type: 'request.cancelled' } })).id);
    const { id = '', eventId = '' } = (await one()) ?? {};
    await db().event.update({ where: { id: eventId }, data: { type: 'request.teleported' } });
    at(121 * 3_600_000);
    await expect(runJob('deliver-webhook', id)).rejects.toThrow('request.teleported');
    expect((await one())?.status).toBe('failed');
  });
});

describe('fairness', () => {
  test('a receiver that hangs has four deliveries under way and no more, and another account’s one is not behind any of the others', async () => {
    const hanging: (() => void)[] = [];
    const { received } = await receiver((response, _post, request) => {
      if (request.url === '/hangs') hanging.push(() => response.writeHead(204).end());
      else response.writeHead(204).end();
    });
    const many = await makeAccount();
    const endpoint = await listenTo('requests', many.account.id, { url: `https://${receiverHost}/hangs` });
    const { json } = await createRequest(many.key);
    await cancelRequest(json.request_id, { key: many.key });
    const event = await db().event.findFirstOrThrow({ where: { subject: json.request_id, type: 'request.cancelled' } });
    const ids = Array.from({ length: 200 }, (_, index) => `dlv_many${json.request_id.slice(0, 8)}${index}`);
    const row = {
      endpointId: endpoint.id,
      type: 'request.cancelled',
      accountId: many.account.id,
      status: 'pending',
      nextAt: new Date(0),
      createdAt: new Date(),
    };
    // Of so many events each would have its own; that they are copies of one changes nothing for the lane.
    await db().event.createMany({ data: ids.map((id, index) => ({ ...event, data: event.data as object, id: `evt_${id}`, sequence: 100 + index })) });
    await db().webhookDelivery.createMany({ data: ids.map((id) => ({ ...row, id, eventId: `evt_${id}` })) });
    const working = ids.slice(0, 20).map((id) => runJob('deliver-webhook', id));
    const one = await oneEvent();
    await deliverAll(one.account.id);
    expect((await one.one())?.status).toBe('delivered');
    expect([hanging.length, received.length]).toEqual([4, 5]);
    while (hanging.length > 0 || (await db().webhookDelivery.count({ where: { endpointId: endpoint.id, status: 'delivered' } })) < 20) {
      for (const release of hanging.splice(0)) release();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(working);
    expect(await db().webhookDelivery.count({ where: { endpointId: endpoint.id, status: 'delivered' } })).toBe(20);
  });
});

describe('what is said', () => {
  test('of a signed request: a link to the PDF that works, made for this attempt; and no token, address or document', async () => {
    const { received } = await receiver();
    const { account, key } = await makeAccount();
    await listenTo('requests', account.id);
    const { json } = await createRequest(key);
    await sign(json.signer_link);
    await deliverAll(account.id);
    const [post] = received as [Received];
    const { url } = post.body.data.download as { url: string };
    expect(url).toMatch(/^http:\/\/localhost:3000\/status\/[a-f0-9]{32}\/signed-pdf\/\d+\.[\w-]+$/);
    for (const secret of [json.request_token, json.signer_link, 'anna@signer.example']) expect(post.text).not.toContain(secret);
  });

  test('never what was erased in the meantime', async () => {
    const { received } = await receiver();
    const { account, requestId } = await oneEvent();
    await db().signatureRequest.update({ where: { id: requestId }, data: { erasedAt: new Date() } });
    await deliverAll(account.id);
    expect(received[0]?.body.data).toMatchObject({ title: null, status: 'cancelled' });
    expect(received[0]?.text).not.toContain('Agreement');
  });
});
