import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { cutSlowReader } from './slow-reader';

const stalledMs = 100;
const large = Buffer.alloc(32 * 1024 * 1024);
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serverOf(answer: (response: http.ServerResponse) => unknown, cutAfterMs = stalledMs): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    cutSlowReader(request, response, cutAfterMs);
    answer(response);
  });
  servers.push(server.listen(0));
  await once(server, 'listening');
  return server;
}

/** Asks, and reads nothing. */
function ask(server: http.Server): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return socket;
}

test('who reads nothing of an answer is cut, and its bytes are let go', async () => {
  const answered = Promise.withResolvers<http.ServerResponse>();
  const server = await serverOf((response) => {
    response.end(large);
    answered.resolve(response);
  });
  ask(server);
  const response = await answered.promise;
  await once(response, 'close');
  expect([response.writableFinished, response.destroyed]).toEqual([false, true]);
});

test('who reads has all of it, and an answer that says nothing for longer is not cut', async () => {
  // Longer than a busy machine keeps a reader from reading.
  const cutAfterMs = 1_500;
  const server = await serverOf(async (response) => {
    response.writeHead(200);
    response.write('first');
    await sleep(cutAfterMs * 2);
    response.end(large);
  }, cutAfterMs);
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect((await response.arrayBuffer()).byteLength).toBe('first'.length + large.length);
});

test('a connection that was kept after an answer takes the next one', async () => {
  const server = await serverOf((response) => response.end('x'));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = () =>
    new Promise<Socket>((resolve, reject) => {
      const request = http.get({ port: (server.address() as AddressInfo).port, agent }, (response) =>
        response.resume().on('end', () => resolve(request.socket as Socket)),
      );
      request.on('error', reject);
    });
  const first = await get();
  await sleep(stalledMs * 3);
  expect(await get()).toBe(first);
  agent.destroy();
});
