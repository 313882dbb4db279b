import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { CredentialRefused } from '@/lib/core/auth';
import { defineErrors } from '@/lib/core/errors';
import { log } from '@/lib/core/log';
import { operation } from '@/lib/core/operation';
import { anyone } from '@/lib/testing/auth';
import { call } from '@/lib/testing/call';
import { serve } from './serve';

const errors = defineErrors({ taken: ['taken', 409, 'It is taken.'] });

const echo = operation({
  name: 'echo',
  http: 'GET /v1/echo/{thing_id}',
  api: 'signature',
  summary: 'Answers what it was asked',
  effect: 'read',
  success: 200,
  auth: anyone,
  body: 'none',
  input: z.strictObject({ thing_id: z.string(), word: z.string().optional() }),
  output: z.object({ thing_id: z.string(), word: z.string().optional() }),
  errors: [errors.taken],
  run: (input) => (input.word === 'taken' ? Promise.reject(errors.taken()) : Promise.resolve({ ...input, secret: 'not in the schema' })),
});

const at = 'http://localhost:3000/v1/echo/one';
const asked = (query = '', headers: Record<string, string> = {}) => call(serve(echo).GET, { params: { thing_id: 'one' }, url: `${at}${query}`, headers });

describe('the address of a call', () => {
  test('names the thing, whatever its query says', async () => expect((await asked('?thing_id=two&word=w')).json).toEqual({ thing_id: 'one', word: 'w' }));

  test('may carry what no operation knows, such as a tracking parameter', async () => expect((await asked('?utm_source=x')).json).toEqual({ thing_id: 'one' }));
});

test('an answer holds what the output’s schema names, and no more', async () => expect((await asked()).json).not.toHaveProperty('secret'));

test('an answer carries the correlation id of the call, or a new one', async () => {
  expect((await asked('', { 'x-correlation-id': 'mine' })).headers.get('x-correlation-id')).toBe('mine');
  expect((await asked()).headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  expect((await asked('?word=taken', { 'x-correlation-id': 'mine' })).headers.get('x-correlation-id')).toBe('mine');
});

test('an error is kept by no cache, a reading only by its reader', async () => {
  expect((await asked('?word=taken')).headers.get('cache-control')).toBe('no-store');
  expect((await asked()).headers.get('cache-control')).toBe('private, no-cache');
});

test('no browser guesses the type of an answer', async () => {
  for (const query of ['', '?word=taken']) expect((await asked(query)).headers.get('x-content-type-options')).toBe('nosniff');
});

test('the log has operation, status and code of a call, and nothing of its address', async () => {
  const info = vi.spyOn(log(), 'info');
  onTestFinished(() => info.mockRestore());
  await asked('?word=taken');
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ operation: 'echo', method: 'GET', status: 409, error: 'taken' }), 'request');
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/one|word/);
});

test('a method without an operation is 405, and Allow names those that there are', async () => {
  const { POST } = serve(echo, { ...echo, http: 'DELETE /v1/echo/{thing_id}' });
  const { status, headers, json } = await call(POST, { method: 'POST', params: { thing_id: 'one' } });
  expect([status, headers.get('allow'), json.error]).toEqual([405, 'GET, DELETE', 'method_not_allowed']);
});

test('a 401 says how to authenticate', async () => {
  const closed = { ...echo, auth: { ...anyone, takes: ['key'] as const, open: () => Promise.reject(new CredentialRefused('missing')) } };
  const { status, headers } = await call(serve(closed).GET, { params: { thing_id: 'one' } });
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

describe('a body', () => {
  const taking = operation({
    ...echo,
    name: 'taking',
    http: 'POST /v1/taking',
    effect: 'write',
    body: 'json',
    input: z.strictObject({ thing_id: z.string() }),
    output: z.object({}),
    run: async () => ({}),
  });
  const post = async (body: BodyInit, contentType = 'application/json') => {
    const init = { method: 'POST', headers: { 'content-type': contentType, 'x-client-address': 'body' }, body, duplex: 'half' } as RequestInit;
    const response = await serve(taking).POST(new Request('http://localhost:3000/v1/taking', init));
    const json = await response.json();
    return [response.status, json.details?.[0]?.code];
  };

  test('is read no further than 8 MB', async () => {
    let pulls = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      pulls += 1;
      controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
    };
    expect(await post(new ReadableStream({ pull }, { highWaterMark: 0 }))).toEqual([400, 'too_large']);
    expect(pulls).toBe(9);
  });

  test('that is not UTF-8, or holds half of a character, is refused and not repaired', async () => {
    expect(await post(new Uint8Array([...Buffer.from('{"thing_id":"'), 0xff, ...Buffer.from('"}')]))).toEqual([400, 'invalid_json']);
    expect(await post('{"thing_id":"\\ud800"}')).toEqual([400, 'invalid_json']);
    expect(await post('{"thing_id":"\\ud83d\\ude00"}')).toEqual([200, undefined]);
  });

  test('is JSON by any of its content types, and by no other', async () => {
    const types = ['application/json', 'application/json; charset=utf-8', 'application/merge-patch+json'];
    for (const type of types) expect(await post('{"thing_id":"x"}', type)).toEqual([200, undefined]);
    for (const type of ['text/plain', 'application/jsonp', 'text/json']) expect(await post('{"thing_id":"x"}', type)).toEqual([400, 'content_type']);
  });
});
