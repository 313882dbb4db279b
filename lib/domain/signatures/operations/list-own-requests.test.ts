import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { nobody } from '@/lib/testing/nobody';
import { deliverMails } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest, sign } from '@/lib/testing/signing';
import { listOwnRequests } from './list-own-requests';

test('the account’s own, newest first, each with what can be done now', async () => {
  const { account, key } = await makeAccount();
  const mailed = await createRequest(key, { delivery: 'email', title: 'Mailed' });
  await deliverMails(mailed.json.request_id);
  const signed = await createRequest(key, { title: 'Signed' });
  await sign(signed.json.signer_link);
  const gone = await createRequest(key, { title: 'Withdrawn' });
  await cancelRequest(gone.json.request_id, { key });
  const { requests } = await perform(listOwnRequests, {}, await signedInCaller(account.ownerId));
  expect(requests).toMatchObject([
    { title: 'Withdrawn', status: 'cancelled', mayCancel: false, mayRemind: false, downloadable: false, signingLink: null, mail: null },
    { title: 'Signed', status: 'signed', mayCancel: false, downloadable: true, signingLink: null },
    { title: 'Mailed', status: 'pending', mayCancel: true, mayRemind: true, downloadable: false, mail: 'sent' },
  ]);
  expect(requests[2]?.signingLink).toMatch(/\/sign\//);
});

test('nothing of a neighbour, and nothing without a session', async () => {
  const { key } = await makeAccount();
  await createRequest(key);
  const neighbour = await makeAccount();
  expect((await perform(listOwnRequests, {}, await signedInCaller(neighbour.account.ownerId))).requests).toEqual([]);
  await expect(perform(listOwnRequests, {}, nobody)).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 });
});
