import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { leave } from './leave';

/** A server that answers after `answerMs`, and says that its connections close once it leaves. */
async function serving(answerMs: number) {
  let leaving = false;
  const server = http.createServer({ keepAliveTimeout: 60_000 }, async (_request, response) => {
    if (leaving) response.setHeader('connection', 'close');
    await sleep(answerMs);
    response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const ask = () =>
    new Promise<string>((resolve) => {
      const request = http.get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    });
  return {
    ask,
    leave: (within: { leaveMs: number; stopMs: number }) => {
      leaving = true;
      return leave(server, within);
    },
  };
}

test('a request on a connection that is open is answered when it comes after the stop has begun, and told that the connection closes', async () => {
  const { ask, leave } = await serving(0);
  expect(await ask()).toBe('200 keep-alive');
  const left = leave({ leaveMs: 5_000, stopMs: 10_000 });
  await sleep(200);
  expect(await ask()).toBe('200 close');
  await left;
});

test('what is in flight is finished', async () => {
  const { ask, leave } = await serving(500);
  const asked = ask();
  await sleep(100);
  await leave({ leaveMs: 50, stopMs: 10_000 });
  expect(await asked).toMatch(/^200 /);
});

test('a connection that sends nothing holds up no stop', async () => {
  const { ask, leave } = await serving(0);
  await ask();
  await leave({ leaveMs: 100, stopMs: 600_000 });
});

test('what does not end is cut off at last', async () => {
  const { ask, leave } = await serving(600_000);
  const asked = ask();
  await sleep(100);
  await leave({ leaveMs: 50, stopMs: 300 });
  expect(await asked).toBe('ECONNRESET');
});
