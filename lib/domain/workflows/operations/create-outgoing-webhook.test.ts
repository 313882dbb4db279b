import { expect, test } from 'vitest';
import { POST } from '@/app/workflows/[wkf_id]/outgoing-webhooks/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

async function made() {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  return { workflow, create: (webhookUrl: unknown, more = {}) => call(POST, { key, params: { wkf_id: workflow.id }, body: { webhookUrl, ...more } }) };
}

const url = 'https://example.com/hook?token=1';

test('201 with id and address alone, and 400 for a second one', async () => {
  const { create, workflow } = await made();
  const { status, json } = await create(url);
  expect([status, json]).toEqual([201, { id: expect.stringMatching(/^owc_[0-9A-Za-z]{20}$/), webhookUrl: url }]);
  const second = await create(url);
  expect([second.status, second.json.details[0].code]).toEqual([400, 'has_outgoing_webhook']);
  expect(await db().webhookEndpoint.findMany({ where: { topic: workflow.id } })).toMatchObject([{ id: json.id, url, events: null }]);
});

test('of several at once one is made', async () => {
  const { create, workflow } = await made();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(url)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
  expect(await db().webhookEndpoint.count({ where: { topic: workflow.id } })).toBe(1);
});

test.each([
  ['http', 'http://example.com/', 'not_https'],
  ['a private address', 'https://192.168.1.1/', 'private_address'],
  ['a name of the own network', 'https://printer.local/', 'private_address'],
  ['a password in it', 'https://a:b@example.com/', 'bad_address'],
  ['no address', 'example', 'bad_address'],
  ['NUL', 'https://example.com/\u0000', 'bad_address'],
  ['10,000 characters', `https://example.com/${'x'.repeat(10_000)}`, 'bad_address'],
  ['an array', [url], 'invalid_type'],
])('400 for an address with %s', async (_what, address, code) => {
  const { create } = await made();
  const { status, json } = await create(address);
  expect([status, json.details[0]]).toMatchObject([400, { path: 'webhookUrl', code }]);
});

test('400 for any member beside the address', async () => {
  const { create } = await made();
  expect((await create(url, { secret: 'x' })).json.details[0]).toMatchObject({ path: 'secret', code: 'unknown_member' });
});
