import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { makeAccount } from '@/lib/testing/account';
import { confirmTokenOf, createKeyless, refuseConfirmation } from '@/lib/testing/keyless';
import { sentRequest } from '@/lib/testing/private-link';
import { cancelRequest, createRequest, decline, readStatus, sign } from '@/lib/testing/signing';

afterEach(() => setClock(null));

const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const endOf = async (id: string, access: { key?: string; token?: string }) => {
  const { json } = await readStatus(id, access);
  return [json.status, json.ended];
};

test('what the sender withdraws ended by the sender as cancelled', async () => {
  const { id, key } = await sentRequest();
  await cancelRequest(id, { key });
  expect(await endOf(id, { key })).toEqual(['cancelled', { by: 'sender', how: 'cancelled', at, reason: null }]);
});

test('what the signer declines stays cancelled by its status and says who declined, when and why', async () => {
  const { id, key, token, link } = await sentRequest();
  await decline(link, 'The price is wrong.');
  const told = ['cancelled', { by: 'signer', how: 'declined', at, reason: 'The price is wrong.' }];
  expect([await endOf(id, { key }), await endOf(id, { token })]).toEqual([told, told]);
  expect((await readStatus(id, { key })).json.next_step).toMatch(/^Anna Berg .* declined/);
});

test('a sender who will not sign first declined, and gave no reason', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { sender_signs: true });
  await decline(json.sender_link);
  expect(await endOf(json.request_id, { key })).toEqual(['cancelled', { by: 'sender', how: 'declined', at, reason: null }]);
});

test.each([
  [{}, 'declined'],
  [{ block: '1' }, 'reported'],
])('a keyless sender who answers the confirmation with %j has it %s', async (inputs, how) => {
  const { json } = await createKeyless();
  await refuseConfirmation(await confirmTokenOf(json.request_id), inputs as Record<string, string>);
  expect(await endOf(json.request_id, { token: json.request_token })).toEqual(['cancelled', { by: 'sender', how, at, reason: null }]);
});

test('what ran out was ended by the service at the very time it said, though nothing swept it', async () => {
  const { id, key } = await sentRequest();
  const { expires_at } = (await readStatus(id, { key })).json;
  setClock(() => new Date(Date.parse(expires_at) + 3_600_000));
  expect(await endOf(id, { key })).toEqual(['expired', { by: 'service', how: 'expired', at: expires_at, reason: null }]);
});

test('null while it can be signed, and once it is', async () => {
  const { id, key, link } = await sentRequest();
  expect(await endOf(id, { key })).toEqual(['pending', null]);
  await sign(link);
  expect(await endOf(id, { key })).toEqual(['signed', null]);
});
