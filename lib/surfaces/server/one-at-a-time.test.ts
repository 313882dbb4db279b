import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { afterTheOneBefore } from './one-at-a-time';

const large = Buffer.alloc(32 * 1024 * 1024);
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Sends so many requests in a row, and reads nothing. */
async function ask(times: number, answer: (response: http.ServerResponse) => unknown): Promise<Socket> {
  const server = http.createServer((request, response) => afterTheOneBefore(request, response, () => answer(response)));
  servers.push(server.listen(0));
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times));
  return socket;
}

test('of requests in a row none begins before the answer to the one before has gone out', async () => {
  let begun = 0;
  const socket = await ask(8, (response) => {
    begun += 1;
    response.end(large);
  });
  await sleep(200);
  expect(begun).toBe(1);
  let answers = 0;
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1').match(/HTTP\/1\.1 200/g)?.length ?? 0)).resume();
  await expect.poll(() => [begun, answers], { timeout: 15_000 }).toEqual([8, 8]);
});

test('what nobody can read any more does not begin', async () => {
  let begun = 0;
  const held: http.ServerResponse[] = [];
  const socket = await ask(8, (response) => {
    begun += 1;
    held.push(response);
  });
  await expect.poll(() => held.length).toBe(1);
  socket.destroy();
  await once(held[0] as http.ServerResponse, 'close');
  await sleep(50);
  expect(begun).toBe(1);
});

test('a row that is longer than anybody needs ends the connection', async () => {
  const socket = await ask(1_000, () => undefined);
  await once(socket.resume(), 'close');
});
