import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { expect, onTestFinished, test } from 'vitest';
import { restoreLength } from './answer-length';

/** Answers as Next does: header by header, and then the body piece by piece. */
async function answering(headers: Record<string, string>, pieces: string[]): Promise<string> {
  const server = http.createServer(async (_request, response) => {
    restoreLength(response);
    for (const [name, value] of Object.entries(headers)) response.appendHeader(name, value);
    await pipeToNodeResponse(Readable.toWeb(Readable.from(pieces.map((piece) => Buffer.from(piece)))) as ReadableStream<Uint8Array>, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a streamed answer of known length has Content-Length, is not chunked, and tells nothing of our own header', async () => {
  const answer = await fetch(await answering({ 'x-answer-length': '10' }, ['hello', 'world']));
  const header = (name: string) => answer.headers.get(name);
  expect([header('content-length'), header('transfer-encoding'), header('x-answer-length'), await answer.text()]).toEqual(['10', null, null, 'helloworld']);
});

test('one of unknown length goes out as it came', async () => {
  const answer = await fetch(await answering({}, ['hello']));
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual([null, 'hello']);
});

test('one that is compressed on the way keeps its own framing', async () => {
  const answer = await fetch(await answering({ 'x-answer-length': '99', 'content-encoding': 'identity' }, ['hello']));
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual([null, 'hello']);
});
