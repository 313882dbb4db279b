import { expect, test } from 'vitest';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { visitor } from '@/lib/testing/private-link';
import { mailsQueued } from '@/lib/testing/request-mails';
import { cancelRequest, createRequest, readStatus, sign, tokenIn } from '@/lib/testing/signing';
import { type StoredStatus, statuses } from '../rules';
import { nextStep } from '../sending/next-step';
import { getSigningPage } from './get-signing-page';

test.each(['email', 'link'])('the answer to a test key holds the link with delivery %s, says that it is a test, and nothing is mailed', async (delivery) => {
  const { key } = await makeAccount({ test: true });
  const { json } = await createRequest(key, { delivery });
  expect(json).toMatchObject({ test: true, signer_link: expect.stringContaining('/sign/'), next_step: expect.stringContaining('no email goes out') });
  expect((await sign(json.signer_link)).problem).toBeNull();
  expect((await readStatus(json.request_id, { key })).json).toMatchObject({ status: 'signed', test: true });
  expect(await mailsQueued(json.request_id)).toEqual([]);
});

test('where the sender of a test signs first, they are shown the signer’s link, as no email takes it there', async () => {
  const { key } = await makeAccount({ test: true });
  const { json } = await createRequest(key, { delivery: 'email', sender_signs: true });
  expect([json.signer_link, json.sender_link]).toEqual([undefined, expect.stringContaining('/sign/')]);
  await sign(json.sender_link);
  const view = await perform(getSigningPage, { token: tokenIn(json.sender_link), problem: null }, visitor);
  if (view.state !== 'signed' || !view.signerLink) throw new Error('The sender sees no link');
  await sign(view.signerLink);
  expect((await readStatus(json.request_id, { key })).json.status).toBe('signed');
});

test('what is withdrawn of a test says so, and answers of live keys have no such member', async () => {
  const [live, trial] = [await makeAccount(), await makeAccount({ test: true })];
  const [one, other] = [await createRequest(live.key), await createRequest(trial.key)];
  expect((await cancelRequest(other.json.request_id, { key: trial.key })).json).toEqual({ request_id: other.json.request_id, status: 'cancelled', test: true });
  const answers = [one.json, (await readStatus(one.json.request_id, live)).json, (await cancelRequest(one.json.request_id, live)).json];
  expect(answers.filter((answer) => 'test' in answer)).toEqual([]);
});

const told = { signerName: 'Anna Berg', signerEmail: 'anna@example.com', senderName: 'Kim Ito', expiresAt: new Date(0), isTest: true };
// A keyless request awaits a confirmation, and is never a test.
const ofTests = [...statuses, 'accepted'].filter((status) => status !== 'awaiting_sender_confirmation') as StoredStatus[];

test.each(ofTests)('no sentence about a test that is %s says that something was mailed or counts', (status) => {
  for (const delivery of ['email', 'link'])
    for (const senderSigns of [true, false]) {
      const sentence = nextStep({ ...told, status, delivery, senderSigns }).replace('no email goes out', '');
      expect(sentence).not.toMatch(/email|mailed|counts|month/i);
    }
});

test('a live key that asks about a test is told so, and the reverse; other accounts learn nothing', async () => {
  const { account, key } = await makeAccount();
  const { key: testKey } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  const [live, trial] = [(await createRequest(key)).json.request_id, (await createRequest(testKey)).json.request_id];
  const messageOf = async (id: string, asking: string) => {
    const { status, json } = await readStatus(id, { key: asking });
    return [status, json.error, json.message];
  };
  expect(await messageOf(trial, key)).toEqual([404, 'bad_token', expect.stringContaining('made with a test key, and a live key does not open it')]);
  expect(await messageOf(live, testKey)).toEqual([404, 'bad_token', expect.stringContaining('made with a live key, and a test key does not open it')]);
  expect((await messageOf(trial, (await makeAccount()).key))[2]).toMatch(/^The request token is missing or wrong/);
});

test('a key that is not accepted is named where it was to open a request', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  expect((await readStatus(json.request_id, { key: 'sk_live_wrong' })).json).toMatchObject({
    error: 'bad_token',
    message: expect.stringContaining('was not accepted'),
  });
  expect((await readStatus(json.request_id, { key: 'sk_live_wrong', token: 'rt_wrong' })).json.message).toMatch(/^The request token is missing or wrong/);
});
