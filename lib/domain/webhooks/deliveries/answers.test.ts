import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { deliverAll } from '@/lib/testing/deliveries';
import { oneEvent } from '@/lib/testing/one-event';
import { withEnv } from '@/lib/testing/outside-server';
import { receiver, receiverHost } from '@/lib/testing/receiver';

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
