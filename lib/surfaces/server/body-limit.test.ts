import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announcesTooMuch, countBody, refuse } from './body-limit';
import { MAX_BODY_BYTES } from './max-body-bytes';

const seen: (number | string)[] = [];
const server = http.createServer((request, response) => {
  if (announcesTooMuch(request)) return refuse(request, response);
  countBody(request, response);
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => {
    seen.push(bytes);
    response.end(String(bytes));
  });
  request.on('error', () => seen.push('broken off'));
});
let address: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Sent without a length. */
const inPieces = (bytes: number) =>
  ({ method: 'POST', body: new Blob([new Uint8Array(bytes)]).stream(), duplex: 'half' }) satisfies RequestInit & { duplex: string };

it('a body at the limit passes, announced or not', async () => {
  const announced = await fetch(address, { method: 'POST', body: new Uint8Array(MAX_BODY_BYTES) });
  expect(await announced.text()).toBe(String(MAX_BODY_BYTES));
  const streamed = await fetch(address, inPieces(MAX_BODY_BYTES));
  expect(await streamed.text()).toBe(String(MAX_BODY_BYTES));
});

it('413 to a body that announces too much, before it is read', async () => {
  const answer = await fetch(address, { method: 'POST', headers: { 'x-correlation-id': 'c1' }, body: new Uint8Array(MAX_BODY_BYTES + 1) });
  expect([answer.status, answer.headers.get('x-correlation-id')]).toEqual([413, 'c1']);
  expect(await answer.json()).toEqual({ error: 'too_large', message: 'The body is larger than 12 MB.' });
});

it('413 to a body that grows too large unannounced, and the application never sees it whole', async () => {
  seen.length = 0;
  const answer = await fetch(address, inPieces(MAX_BODY_BYTES + 1));
  expect(answer.status).toBe(413);
  await expect.poll(() => seen, { timeout: 5000 }).toEqual(['broken off']);
});

it('files may be as large as a template with what a form has around it, announced or not, and no larger', async () => {
  const [most, files] = [21 * 1024 * 1024, `${address}/files`];
  const announced = await fetch(files, { method: 'POST', body: new Uint8Array(most) });
  const streamed = await fetch(files, inPieces(most));
  expect([await announced.text(), await streamed.text()]).toEqual([`${most}`, `${most}`]);
  const over = await fetch(files, { method: 'POST', body: new Uint8Array(most + 1) });
  expect([over.status, await over.json()]).toEqual([413, { error: 'too_large', message: 'The body is larger than 20 MB.' }]);
  expect((await fetch(files, inPieces(most + 1))).status).toBe(413);
});

it('a person whose form is too large reads so in their language, and a program the same as ever', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' };
  const send = (more: Record<string, string> = {}) =>
    fetch(`${address}/forms/x/send`, { method: 'POST', headers: { ...headers, ...more }, body: new Uint8Array(1024 * 1024 + 1) });
  const page = await send();
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([413, 'text/html; charset=utf-8', expect.stringContaining('zu viel')]);
  const program = await send({ accept: '*/*' });
  expect([program.status, (await program.json()).error]).toEqual([413, 'too_large']);
});

it('a connection does not outlive an answer that came before the end of its body', { timeout: 10_000 }, async () => {
  const early = http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    countBody(request, response);
    let bytes = 0;
    // As an application reads that has a lower limit of its own.
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < MAX_BODY_BYTES / 4 || response.headersSent) return;
      request.pause();
      response.writeHead(413).end();
    });
    request.on('error', () => {});
  });
  early.listen(0, '127.0.0.1');
  await once(early, 'listening');
  const client = http.request({ port: (early.address() as AddressInfo).port, method: 'POST' });
  client.on('error', () => {});
  client.write(Buffer.alloc(MAX_BODY_BYTES / 2));
  const [answer] = await once(client, 'response');
  expect(answer.statusCode).toBe(413);
  client.destroy();
  const closed = once(early, 'close');
  early.close();
  await closed;
});
