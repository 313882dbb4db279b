import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAfterEarlyAnswer } from './early-answer';

const LARGE = Buffer.alloc(7 * 1024 * 1024, 'a');
const refusal = JSON.stringify({ error: 'unauthorized' });

// Refuses everything but a GET: without a look at its body, or (`/let-go`) once it has read a part of it and lets go of the rest.
const server = http.createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
  closeAfterEarlyAnswer(request, response);
  if (request.url === '/let-go') {
    const reader = Readable.toWeb(request).getReader();
    await reader.read();
    reader.cancel().catch(() => undefined);
    await setImmediate();
  }
  response.statusCode = request.method === 'GET' ? 200 : 401;
  response.end(refusal);
});
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

type Answer = { status: number; connection: string | undefined; text: string; local: number };

/** By one connection for all, as a client does that pools them. */
async function ask(method: string, body?: Buffer, headers: http.OutgoingHttpHeaders = {}, path = '/'): Promise<Answer> {
  const request = http.request({ port, method, path, agent, headers });
  // Who writes on behind the answer may find the connection gone by then.
  request.on('error', () => {});
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const local = answer.socket.localPort ?? 0;
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  return { status: answer.statusCode ?? 0, connection: answer.headers.connection, text: Buffer.concat(pieces).toString(), local };
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
  for (const [how, headers] of [
    ['announced', { 'content-length': LARGE.length }],
    ['in pieces', { 'transfer-encoding': 'chunked' }],
  ] as const)
    it(`${method} ${how}: who is refused early hears it whole, and the next request is answered`, async () => {
      for (const path of ['/', '/let-go']) expect(await ask(method, LARGE, headers, path)).toMatchObject({ status: 401, connection: 'close', text: refusal });
      expect(await ask('GET')).toMatchObject({ status: 200, connection: 'keep-alive', text: refusal });
    });

it('a small body is read on, and its connection stays', async () => {
  const first = await ask('POST', Buffer.alloc(100 * 1024), { 'content-length': 100 * 1024 });
  const second = await ask('GET');
  expect([first.status, first.connection, second.status, second.local]).toEqual([401, 'keep-alive', 200, first.local]);
});

it('a sender who never ends is let go, and holds up no stop', { timeout: 15_000 }, async () => {
  const request = http.request({ port, method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
  request.on('error', () => {});
  request.write(Buffer.alloc(1024));
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  await once(answer.socket, 'close');
});
