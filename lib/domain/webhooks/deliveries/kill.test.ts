import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { bundledChild } from '@/lib/testing/bundled-child';
import { deliveriesOf, setOthersAside } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { cancelRequest, createRequest } from '@/lib/testing/signing';
import { leaseMs } from '../rules';

const count = 40;

/** After so many statements a process dies by itself. */
const lifetimes = [3, 5, 8];

test('processes that are killed in the middle of deliveries lose no event, and make no second row of any', { timeout: 120_000 }, async () => {
  const { account, key } = await makeAccount();
  const ids: string[] = [];
  const held: { child: ChildProcess | null } = { child: null };
  const server = http.createServer((request, response) => {
    ids.push(String(request.headers['webhook-id']));
    // The first process dies while its posts are under way: none of them is answered.
    if (held.child) return void held.child.kill('SIGKILL');
    request.resume().on('end', () => setTimeout(() => response.writeHead(204).end(), 20));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await listenTo('requests', account.id, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
  const { json } = await createRequest(key);
  await cancelRequest(json.request_id, { key });
  const event = await db().event.findFirstOrThrow({ where: { subject: json.request_id, type: 'request.cancelled' } });
  const copies = Array.from({ length: count }, (_, index) => ({ ...event, data: event.data as object, id: `${event.id}${index}`, sequence: 100 + index }));
  await db().event.createMany({ data: copies });
  const eventIds = copies.map(({ id }) => id);
  await setOthersAside([account.id]);

  const program = await bundledChild('lib/testing/chaos/deliver-child.ts');
  const env = { ...process.env, ALLOW_PRIVATE_ADDRESSES: '1' };
  let generation = 0;
  const start = (statements: number) =>
    fork(program, [String(statements), String(generation * (leaseMs + 1)), ...eventIds], { execArgv: [], stdio: 'ignore', env });
  const exitOf = async (child: ChildProcess) => (await once(child, 'exit')) as [number | null, string | null];

  held.child = start(0);
  expect((await exitOf(held.child))[1]).toBe('SIGKILL');
  held.child = null;
  const unanswered = [...ids];
  expect(unanswered.length).toBeGreaterThan(0);
  for (const lifetime of lifetimes) {
    generation += 1;
    // Two at once, on the same deliveries.
    const deaths = await Promise.all([exitOf(start(lifetime)), exitOf(start(lifetime + 1))]);
    expect(deaths, `${lifetime} statements`).toEqual([
      [null, 'SIGKILL'],
      [null, 'SIGKILL'],
    ]);
  }
  generation += 1;
  expect(await exitOf(start(0))).toEqual([0, null]);

  const deliveries = await deliveriesOf(account.id);
  expect(deliveries.map(({ eventId }) => eventId).sort()).toEqual([...eventIds].sort());
  expect(deliveries.filter(({ status, attempts, tries }) => status !== 'delivered' || attempts !== 1 || tries.length !== 1)).toEqual([]);
  expect([...new Set(ids)].sort()).toEqual([...eventIds].sort());
  // What was posted and not answered came again, under the same id.
  for (const id of unanswered) expect(ids.filter((each) => each === id).length).toBeGreaterThan(1);
});
