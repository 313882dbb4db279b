import { beforeAll, expect, test } from 'vitest';
import { POST } from '@/app/in/[secret]/route';
import { makeAccount } from '@/lib/testing/account';
import { makeWorkflow } from '@/lib/testing/workflows';

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'accept-language': 'de-CH,de;q=0.9' };
let secret = '';
beforeAll(async () => {
  const { account, key } = await makeAccount();
  secret = (await makeWorkflow({ key, accountId: account.id })).secret;
});

const sent = (body: URLSearchParams | string, headers: Record<string, string>, to = secret) =>
  POST(new Request(`http://localhost:3000/in/${to}`, { method: 'POST', body, headers }), { params: Promise.resolve({ secret: to }) });
const form = new URLSearchParams({ 'Customer Name': 'Anna Berg' });

test('whoever sends a plain form in a browser is thanked in their language, by a page that fetches nothing', async () => {
  const answer = await sent(form, browser);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([202, 'text/html; charset=utf-8']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Ihre Antworten sind angekommen');
  for (const told of ['evt_', '<script', secret]) expect(page).not.toContain(told);
});

test('programs are told as ever, whether they send a form or take pages', async () => {
  for (const answer of [await sent(form, {}), await sent(form, { accept: '*/*' }), await sent('{}', { ...browser, 'content-type': 'application/json' })])
    expect(await answer.json()).toMatchObject({ eventId: expect.stringMatching(/^evt_/) });
});

test('what was not taken is not thanked for', async () => {
  const answer = await sent(form, browser, 'x'.repeat(32));
  expect([answer.status, (await answer.json()).error]).toEqual([404, 'not_found']);
});
