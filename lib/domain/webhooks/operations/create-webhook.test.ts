import { describe, expect, test } from 'vitest';
import { POST } from '@/app/v1/webhooks/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliverAll } from '@/lib/testing/deliveries';
import { type Received, receiver, receiverUrl, verified } from '@/lib/testing/receiver';
import { cancelRequest, createRequest } from '@/lib/testing/signing';

const make = (key: string, body: Record<string, unknown> = { url: receiverUrl }) => call(POST, { key, body });

test('201 with a secret that verifies what arrives; it lies in the database sealed', async () => {
  const { received } = await receiver();
  const { account, key } = await makeAccount();
  const { status, json } = await make(key);
  expect([status, json.enabled, json.events, json.workflow_id, json.test]).toEqual([201, true, null, null, false]);
  const { json: request } = await createRequest(key);
  await cancelRequest(request.request_id, { key });
  await deliverAll(account.id);
  expect(verified(json.secret, received[0] as Received).type).toBe('request.cancelled');
  expect(JSON.stringify(await db().webhookEndpoint.findFirst({ where: { id: json.webhook_id } }))).not.toContain(json.secret);
});

test('a test key’s is told of what test keys make, and of nothing live', async () => {
  const { received } = await receiver();
  const { account, key } = await makeAccount({ test: true });
  expect((await make(key)).json.test).toBe(true);
  const { json } = await createRequest(key);
  await cancelRequest(json.request_id, { key });
  await deliverAll(account.id);
  expect(received.map(({ body }) => [body.type, body.data.test])).toEqual([['request.cancelled', true]]);
});

describe('400, naming the member, and nothing is made', () => {
  const wrong: [string, Record<string, unknown>, string, string?][] = [
    ['plain http', { url: 'http://hooks.example.com/' }, 'url', 'not_https'],
    ['a private address', { url: 'https://192.168.1.4/' }, 'url', 'private_address'],
    ['a private address in another notation', { url: 'https://2130706433/' }, 'url', 'private_address'],
    ['a metadata service', { url: 'https://[fd00:ec2::254]/' }, 'url', 'private_address'],
    ['a local name', { url: 'https://printer.local/' }, 'url', 'private_address'],
    ['a password in the address', { url: 'https://a:b@hooks.example.com/' }, 'url', 'bad_address'],
    ['no address', { url: 'hooks' }, 'url', 'bad_address'],
    ['an event that there is not', { url: receiverUrl, events: ['request.signed', 'request.teleported'] }, 'events[1]'],
    ['no events at all', { url: receiverUrl, events: [] }, 'events'],
    ['an unknown member', { url: receiverUrl, secret: 'mine' }, 'secret'],
  ];
  test.each(wrong)('%s', async (_, body, path, code) => {
    const { account, key } = await makeAccount();
    const { status, json } = await make(key, body);
    expect([status, json.error, json.details[0].path]).toEqual([400, 'bad_request', path]);
    if (code) expect(json.details[0].code).toBe(code);
    expect(await db().webhookEndpoint.count({ where: { accountId: account.id } })).toBe(0);
  });
});

test('of thirty at once twenty are made', { timeout: 60_000 }, async () => {
  const { account, key } = await makeAccount();
  const statuses = (await Promise.all(Array.from({ length: 30 }, () => make(key)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  expect(await db().webhookEndpoint.count({ where: { accountId: account.id } })).toBe(20);
});
