import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { listEvents } from '@/lib/domain/events/store';
import { liftSuspension, suspend } from '@/lib/domain/operator/people/change-account';
import { byCommand } from '@/lib/domain/operator/rules';
import { readSigningToken } from '@/lib/domain/signatures/links';
import { makeAccount } from '@/lib/testing/account';
import { acceptConfirmation, confirmTokenOf, createKeyless } from '@/lib/testing/keyless';
import { deliverMails, mailsQueued } from '@/lib/testing/request-mails';
import { readStatus } from '@/lib/testing/signing';

afterEach(() => setClock(null));

test('nothing reaches the signer before the sender confirms; then the signer gets the link', async () => {
  const { json } = await createKeyless();
  expect(json.status).toBe('awaiting_sender_confirmation');
  const token = await confirmTokenOf(json.request_id);
  expect((await mailsQueued(json.request_id)).join()).not.toContain('anna@signer.example');
  expect(await acceptConfirmation(token)).toMatchObject({ status: 303, location: `/confirm/${token}` });
  expect((await readStatus(json.request_id, { token: json.request_token })).json.status).toBe('pending');
  const mails = await deliverMails(json.request_id);
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toContainEqual(['signing-link', 'anna@signer.example']);
});

test('where the sender signs too, they go straight on to sign, and the signer waits', async () => {
  const { json } = await createKeyless({ sender_signs: true });
  const token = await confirmTokenOf(json.request_id);
  const { location } = await acceptConfirmation(token);
  expect(readSigningToken(location?.replace('/sign/', '') ?? '')).toEqual({ id: json.request_id, party: 'sender', way: 'confirmed' });
  expect(await acceptConfirmation(token)).toMatchObject({ status: 303, location: `/confirm/${token}` });
  expect((await readStatus(json.request_id, { token: json.request_token })).json.status).toBe('awaiting_sender_signature');
  expect((await mailsQueued(json.request_id)).map((line) => line.split(' ')[0])).toEqual(['confirm-request', 'sender-signs-first']);
});

test('confirming twice, also at once, is one confirmation and one mail', async () => {
  const { json } = await createKeyless();
  const token = await confirmTokenOf(json.request_id);
  await Promise.all([acceptConfirmation(token), acceptConfirmation(token), acceptConfirmation(token)]);
  await acceptConfirmation(token);
  expect((await listEvents(json.request_id)).map(({ type }) => type)).toEqual(['request.created', 'request.confirmed']);
  expect((await mailsQueued(json.request_id)).filter((line) => line.startsWith('signing-link'))).toHaveLength(1);
});

test('who is suspended confirms nothing: no key is no way round, and it goes on once that is lifted', async () => {
  const { account, email } = await makeAccount();
  const { json } = await createKeyless({ sender: { email: email.toUpperCase() } });
  const token = await confirmTokenOf(json.request_id);
  await suspend(byCommand, account.id, 'Reported by many.');
  expect(await acceptConfirmation(token)).toMatchObject({ status: 303, location: `/confirm/${token}?problem=sender_suspended` });
  expect((await mailsQueued(json.request_id)).join()).not.toContain('anna@signer.example');
  await liftSuspension(byCommand, account.id, 'A mistake.');
  expect(await acceptConfirmation(token)).toMatchObject({ location: `/confirm/${token}` });
  expect((await readStatus(json.request_id, { token: json.request_token })).json.status).toBe('pending');
});

test('a link older than 24 hours confirms nothing', async () => {
  const { json } = await createKeyless();
  const token = await confirmTokenOf(json.request_id);
  setClock(() => new Date(Date.now() + 24 * 60 * 60 * 1000 + 1000));
  await acceptConfirmation(token);
  expect((await readStatus(json.request_id, { token: json.request_token })).json.status).toBe('awaiting_sender_confirmation');
});

test('the eleventh mail of a day to one recipient is held back, and the request waits', async () => {
  const email = `flood-${Date.now()}@signer.example`;
  const sent = [];
  for (let index = 0; index < 11; index += 1) {
    const { json } = await createKeyless({ signer: { email } });
    sent.push({ ...json, problem: (await acceptConfirmation(await confirmTokenOf(json.request_id))).problem });
  }
  expect(sent.map(({ problem }) => problem)).toEqual([...Array(10).fill(null), 'too_many_mails']);
  const last = sent.at(-1);
  expect((await readStatus(last.request_id, { token: last.request_token })).json.status).toBe('awaiting_sender_confirmation');
});

test('an unknown token confirms nothing', async () => {
  expect((await acceptConfirmation('x'.repeat(66))).problem).toBe('not_found');
});
