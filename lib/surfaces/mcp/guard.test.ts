import { describe, expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { fetchFromRoute } from '@/lib/testing/mcp-client';
import { withEnv } from '@/lib/testing/outside-server';
import { signIn } from '@/lib/testing/session';
import { requestBody } from '@/lib/testing/signing';

const call = (name: string, args: object) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

async function post(headers: Record<string, string> = {}, body: unknown = ping, path = '/mcp') {
  const response = await fetchFromRoute(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers, error: text.startsWith('{') ? JSON.parse(text).error : undefined };
}

test('a foreign Host or Origin is refused with a JSON-RPC error, before anything is read', async () => {
  for (const headers of [
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ])
    expect(await post(headers, 'not even JSON')).toMatchObject({ status: 403, error: { code: -32000 } });
});

test('while BASE_URL is a loopback address, loopback names pass, from pages too', async () => {
  for (const headers of [{}, { host: '127.0.0.1:8080' }, { host: '[::1]:3000' }, { origin: 'http://localhost:3000' }, { origin: 'http://127.0.0.1:6274' }])
    expect((await post(headers)).status).toBe(200);
});

test('with a public BASE_URL only its own host and its exact origin pass', async () => {
  withEnv({ BASE_URL: 'https://sign.example.com' });
  const host = 'sign.example.com';
  expect((await post({ host })).status).toBe(200);
  expect((await post({ host, origin: 'https://sign.example.com' })).status).toBe(200);
  for (const origin of ['http://sign.example.com', 'https://sign.example.com:8443', 'http://localhost:3000'])
    expect((await post({ host, origin })).status).toBe(403);
  expect((await post({ host: 'localhost:3000' })).status).toBe(403);
});

test('405 for GET and DELETE, as there are no sessions; 415 for what is not JSON; 413 above 8 MB', async () => {
  for (const method of ['GET', 'DELETE']) expect((await fetchFromRoute('http://localhost:3000/mcp', { method })).status).toBe(405);
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post({}, JSON.stringify({ ...ping, params: { x: 'x'.repeat(8 * 1024 * 1024) } }))).status).toBe(413);
  expect(await post({}, '{')).toMatchObject({ status: 400, error: { code: -32700 } });
});

test('a browser’s session is no credential here, even from a page of ours', async () => {
  const { account } = await makeAccount();
  const { headers } = await signIn(account.ownerId as string);
  const { text } = await post(headers, call('sendForSignature', requestBody({ confirmed: true })));
  expect(text).toContain('Without an API key');
});

describe('where every tool needs a key', () => {
  const ask = (headers: Record<string, string>, body?: unknown) => post(headers, body, '/mcp/workflows');

  test('401 with a challenge and a JSON-RPC error that says what to do, for every message, without a key or with a rejected one', async () => {
    for (const body of [ping, { ...ping, method: 'tools/list' }, 'not even JSON']) {
      const missing = await ask({}, body);
      expect(missing).toMatchObject({ status: 401, error: { code: -32000, message: expect.stringMatching(/need an API key\. Make one at .*\/keys/) } });
      expect(missing.headers.get('www-authenticate')).toBe('Bearer realm="Paraph"');
      const rejected = await ask({ authorization: `Bearer sk_live_${'x'.repeat(43)}` }, body);
      expect(rejected).toMatchObject({ status: 401, error: { code: -32000, message: expect.stringContaining('is not valid, was revoked or has expired') } });
      expect(rejected.headers.get('www-authenticate')).toContain('error="invalid_token"');
    }
  });

  test('with a key it is let in, and a browser’s session is no key', async () => {
    const { key, account } = await makeAccount();
    expect((await ask({ authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await ask((await signIn(account.ownerId as string)).headers)).status).toBe(401);
  });

  test('a foreign Host or Origin is refused before the key is looked at', async () => {
    const { key } = await makeAccount();
    for (const foreign of [{ host: 'evil.example' }, { origin: 'https://evil.example' }])
      expect((await ask({ ...foreign, authorization: `Bearer ${key}` })).status).toBe(403);
  });

  test('413 above 2 MB', async () => {
    const { key } = await makeAccount();
    expect((await ask({ authorization: `Bearer ${key}` }, { ...ping, params: { x: 'x'.repeat(2 * 1024 * 1024) } })).status).toBe(413);
  });
});

test('every answer carries a correlation id', async () => {
  expect((await post()).headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
});
