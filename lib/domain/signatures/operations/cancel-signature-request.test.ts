import { expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { listEvents } from '@/lib/domain/events/store';
import { makeAccount } from '@/lib/testing/account';
import { cancelRequest, createRequest, sign } from '@/lib/testing/signing';
import { findProvenRequest } from '../store';

async function created() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  return { key, id: json.request_id as string, token: json.request_token as string, link: json.signer_link as string };
}

test('200 cancelled, by key or by token; again is 200 and writes nothing more', async () => {
  for (const by of ['key', 'token'] as const) {
    const request = await created();
    const access = by === 'key' ? { key: request.key } : { token: request.token };
    expect(await cancelRequest(request.id, access)).toMatchObject({ status: 200, json: { request_id: request.id, status: 'cancelled' } });
    expect((await cancelRequest(request.id, access)).status).toBe(200);
    expect((await listEvents(request.id)).map((event) => event.type)).toEqual(['request.created', 'request.cancelled']);
  }
});

test('409 already_signed when the signer has signed, and nothing changed', async () => {
  const { key, id, link } = await created();
  await sign(link);
  const before = await findProvenRequest(id);
  expect(await cancelRequest(id, { key })).toMatchObject({ status: 409, json: { error: 'already_signed' } });
  expect(await findProvenRequest(id)).toEqual(before);
});

test('409 expired past the end', async () => {
  const { key, id } = await created();
  const end = (await findProvenRequest(id))?.expiresAt ?? new Date();
  try {
    setClock(() => end);
    expect(await cancelRequest(id, { key })).toMatchObject({ status: 409, json: { error: 'expired' } });
  } finally {
    setClock(null);
  }
});

test('404 not_found, and 404 bad_token for a neighbour', async () => {
  const { id } = await created();
  const { key } = await makeAccount();
  expect(await cancelRequest('f'.repeat(32), { key })).toMatchObject({ status: 404, json: { error: 'not_found' } });
  expect(await cancelRequest(id, { key })).toMatchObject({ status: 404, json: { error: 'bad_token' } });
  expect((await findProvenRequest(id))?.status).toBe('pending');
});

test('404 bad_token to a key of the account that may only read says so', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  const reading = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'reads', isTest: false, isReadOnly: true });
  const refused = await cancelRequest(json.request_id, { key: reading.key });
  expect(refused).toMatchObject({ status: 404, json: { error: 'bad_token', message: expect.stringMatching(/^This API key may only read/) } });
});

test('cancel and sign at once: exactly one of them happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { key, id, link } = await created();
    const [cancelled] = await Promise.all([cancelRequest(id, { key }), sign(link)]);
    const request = await findProvenRequest(id);
    expect(request?.status).toBe(cancelled.status === 200 ? 'cancelled' : 'signed');
    expect(Boolean(request?.signedSha256)).toBe(cancelled.status !== 200);
  }
});

test('the event keeps from where it was cancelled, and no more than 500 characters of what a program calls itself', async () => {
  const { key, id } = await created();
  await cancelRequest(id, { key, headers: { 'user-agent': 'x'.repeat(2_000) } });
  expect((await listEvents(id)).at(-1)?.data).toMatchObject({ ip: '203.0.113.7', userAgent: 'x'.repeat(500) });
});
