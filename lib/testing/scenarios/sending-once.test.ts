import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '../account';
import { call } from '../call';
import { someAddress } from '../keyless';
import { mailsQueued } from '../request-mails';
import { requestBody, tokenIn } from '../signing';
import { readyPage } from './signed-document';
import { refusalOf } from './traces';

const { POST } = serve(sendForSignature);

const send = (sender: { key: string } | { from: string }, idempotencyKey: string, changes: Record<string, unknown> = {}) =>
  call(POST, {
    ...('key' in sender ? { key: sender.key } : {}),
    body: requestBody({ delivery: 'email', ...changes }),
    headers: { 'idempotency-key': idempotencyKey, ...('from' in sender ? { 'x-client-address': sender.from } : {}) },
  });

const usedBy = async (subject: string) => (await db().usageMonth.findFirst({ where: { subject } }))?.count ?? 0;

test('scenario 2: the same create twice under one Idempotency-Key is one request, one mail, one place of the month, and the same body', async () => {
  const { key, account } = await makeAccount();
  const [first, second] = [await send({ key }, 'order-1'), await send({ key }, 'order-1')];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json).toEqual(first.json);
  expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(1);
  expect(await mailsQueued(first.json.request_id)).toEqual(['signing-link anna@signer.example']);
  expect(await usedBy(account.id)).toBe(1);
});

test('scenario 2: the repeat’s link opens the one document', async () => {
  const { key } = await makeAccount();
  const [first, second] = await Promise.all([send({ key }, 'order-2', { delivery: 'link' }), send({ key }, 'order-2', { delivery: 'link' })]);
  expect(tokenIn(second.json.signer_link)).toBe(tokenIn(first.json.signer_link));
  expect((await readyPage(second.json.signer_link)).title).toBe('Agreement');
});

test('scenario 2: another body under the key is 400 idempotency_key_reused, and leaves nothing', async () => {
  const { key } = await makeAccount();
  await send({ key }, 'order-3');
  for (const changes of [{ title: 'Another' }, { signer: { email: 'bob@signer.example' } }, { delivery: 'link' }])
    expect(await refusalOf(() => send({ key }, 'order-3', changes))).toEqual([400, 'bad_request', 'Idempotency-Key idempotency_key_reused']);
});

test('scenario 2: without an API key the client address stands for it: one confirmation is mailed, and another address shares nothing', async () => {
  const sender = { name: 'Kim Keyless', email: someAddress() };
  const from = `client-${sender.email}`;
  const [first, second] = [await send({ from }, 'order-4', { sender }), await send({ from }, 'order-4', { sender })];
  expect([first.status, second.json]).toEqual([201, first.json]);
  expect(await mailsQueued(first.json.request_id)).toEqual([`confirm-request ${sender.email}`]);
  expect(await usedBy(`email:${sender.email}`)).toBe(1);
  const stranger = await send({ from: `other-${sender.email}` }, 'order-4', { sender: { email: someAddress() } });
  expect(stranger.status).toBe(201);
  expect(stranger.json.request_id).not.toBe(first.json.request_id);
});

test('scenario 2: at the end of the month’s documents a repeat still gets the first answer', async () => {
  const { key, account } = await makeAccount({ monthlyLimit: 1 });
  const first = await send({ key }, 'order-5');
  expect((await send({ key }, 'order-5')).json).toEqual(first.json);
  expect(await refusalOf(() => send({ key }, 'order-6'))).toEqual([429, 'monthly_limit']);
  expect(await usedBy(account.id)).toBe(1);
});
