import { expect, test } from '@playwright/test';
import { send } from './sender';

const base = () => process.env.BASE_URL ?? '';

test('every address answers the same with and without a trailing slash, with no redirect', async ({ request }) => {
  const sent = await send();
  const headers = { 'x-request-token': sent.request_token };
  const at = `${base()}/v1/requests/${sent.request_id}`;
  for (const slash of ['', '/']) {
    expect((await request.post(`${base()}/v1/requests${slash}`, { data: {}, maxRedirects: 0 })).status()).toBe(400);
    expect((await request.get(`${at}${slash}`, { headers, maxRedirects: 0 })).status()).toBe(200);
    expect((await request.get(`${at}/signed-pdf${slash}`, { headers, maxRedirects: 0 })).status()).toBe(409);
    expect((await request.post(`${at}/cancel${slash}`, { headers, maxRedirects: 0 })).status()).toBe(200);
  }
});

test('unknown API paths, wrong methods and oversized bodies are JSON in the shared shape', async ({ request }) => {
  const unknown = await request.get(`${base()}/v1/nothing/here`);
  expect([unknown.status(), await unknown.json()]).toEqual([404, { error: 'not_found', message: expect.any(String) }]);
  const wrong = await request.delete(`${base()}/v1/requests`);
  expect([wrong.status(), wrong.headers().allow, (await wrong.json()).error]).toEqual([405, 'GET, POST', 'method_not_allowed']);
  const huge = await request.post(`${base()}/v1/requests`, { data: { title: 'x'.repeat(13_000_000) } });
  expect([huge.status(), await huge.json()]).toMatchObject([400, { error: 'bad_request', details: [{ code: 'too_large' }] }]);
});

test('the service says that it is up and that it can do its work', async ({ request }) => {
  expect((await request.get(`${base()}/healthz`)).status()).toBe(200);
  expect(await (await request.get(`${base()}/readyz`)).json()).toEqual({ status: 'ok', checks: { database: 'ok', storage: 'ok', queue: 'ok' } });
});
