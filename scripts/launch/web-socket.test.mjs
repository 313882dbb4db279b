import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processes } from './processes.mjs';
import { asMyself } from './service.mjs';
import { webSocket } from './web-socket.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Answers with its process id; `/end` ends it at once. */
const WEB = `import http from 'node:http';
const server = http.createServer((request, response) => {
  response.setHeader('connection', 'close');
  response.end(String(process.pid), () => request.url === '/end' && process.exit(1));
});
server.listen({ fd: Number(process.argv.at(-1).replace('--socket=', '')) }, () => process.send('ready'));`;

test('whoever calls while one web follows another waits for the next one, and is not refused', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-socket-'));
  writeFileSync(path.join(folder, 'web.mjs'), WEB);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = await freePort();
  const children = processes({ service: asMyself(process.env), onFailure: () => {}, pausesMs: [300] });
  onTestFinished(async () => {
    await children.stopAll();
    rmSync(folder, { recursive: true });
  });
  children.start('web', path.join(folder, 'web.mjs'), { socket: await webSocket(port) });
  const ask = (address) =>
    new Promise((resolve, reject) => {
      http.get({ port, host: '127.0.0.1', path: address }, async (answer) => resolve((await answer.toArray()).join(''))).on('error', reject);
    });
  const seen = await vi.waitFor(async () => [await ask('/end')], { timeout: 10_000 });
  for (let round = 0; round < 3; round += 1) {
    // The one before has said its last word; the next begins after a pause.
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen.push(await ask('/end'));
  }
  expect(new Set(seen).size).toBe(4);
});
