import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { deliverAll, deliverDue } from '@/lib/testing/deliveries';
import { oneEvent } from '@/lib/testing/one-event';
import { withEnv } from '@/lib/testing/outside-server';
import { receiver, receiverHost } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';
import { maxTries, retryDelaysMs } from '../rules';

afterEach(() => setClock(null));

const start = Date.now();
const at = (ms: number) => setClock(() => new Date(start + ms));

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
