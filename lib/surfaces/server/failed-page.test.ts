import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { expect, onTestFinished, test } from 'vitest';
import { noteFailure } from '../http/failure-note';
import { performErrors } from '../perform/errors';
import { sayFailuresInWords } from './failed-page';

const away = Object.assign(new Error('gone'), { code: 'P1001' });

/** What becomes of a page that Next answers so. */
async function answered({ status = 500, type = 'text/html; charset=utf-8', error = null as Error | null, init = {} as RequestInit, path = '/sign/x' }) {
  const server = http.createServer(async (request, response) => {
    request.headers['x-correlation-id'] = 'c-1';
    sayFailuresInWords(request, response);
    if (error) noteFailure(error, 'c-1');
    response.statusCode = status;
    response.setHeader('content-type', type);
    await pipeToNodeResponse(
      Readable.toWeb(Readable.from([Buffer.from('<html id='), Buffer.from('"__next_error__">')])) as ReadableStream<Uint8Array>,
      response,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  return { status: answer.status, again: answer.headers.get('retry-after'), text: await answer.text() };
}

test('503 with Retry-After and words to try again, in the reader’s language and without scripts, where the database is away', async () => {
  const { status, again, text } = await answered({ error: away, init: { headers: { 'accept-language': 'de' } } });
  expect([status, again]).toEqual([503, '5']);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('versuchen Sie es gleich noch einmal');
  expect(text).not.toContain('<script');
});

test('429 with Retry-After where the reader has asked too often', async () => {
  const { status, again, text } = await answered({ error: performErrors.rateLimited({ retryAfter: 17 }) });
  expect([status, again]).toEqual([429, '17']);
  expect(text).toContain('<html lang="en">');
});

test('500 in the same words where it is a fault of ours', async () => {
  const { status, again, text } = await answered({ error: new Error('a fault') });
  expect([status, again]).toEqual([500, null]);
  expect(text).toContain('<html lang="en">');
});

test('an address cannot write into the page', async () => {
  const { text } = await answered({ path: '/sign/x?problem="><script>' });
  expect(text).not.toContain('<script');
});

test('what was answered in words already, and what the application fetches for itself, stays', async () => {
  expect(await answered({ status: 200, error: away })).toMatchObject({ status: 200, text: '<html id="__next_error__">' });
  expect(await answered({ type: 'application/json' })).toMatchObject({ status: 500, text: '<html id="__next_error__">' });
  expect(await answered({ init: { headers: { rsc: '1' } } })).toMatchObject({ status: 500, text: '<html id="__next_error__">' });
});
