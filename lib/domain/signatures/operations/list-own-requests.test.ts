import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { nobody } from '@/lib/testing/nobody';
import { postOpened } from '@/lib/testing/private-link';
import { deliverMails } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest, decline, sign } from '@/lib/testing/signing';
import { listOwnRequests } from './list-own-requests';

test('the account’s own, newest first, each with what can be done now', async () => {
  const { account, key } = await makeAccount();
  const mailed = await createRequest(key, { delivery: 'email', title: 'Mailed' });
  await deliverMails(mailed.json.request_id);
  const signed = await createRequest(key, { title: 'Signed' });
  await postOpened(signed.json.signer_link);
  await sign(signed.json.signer_link);
  const refused = await createRequest(key, { title: 'Declined' });
  await decline(refused.json.signer_link, 'The price is wrong.');
  const gone = await createRequest(key, { title: 'Withdrawn' });
  await cancelRequest(gone.json.request_id, { key });
  const { requests } = await perform(listOwnRequests, {}, await signedInCaller(account.ownerId));
  expect(requests).toMatchObject([
    {
      title: 'Withdrawn',
      outcome: 'cancelled',
      ended: { by: 'sender', how: 'cancelled', reason: null },
      mayCancel: false,
      mayRemind: false,
      downloadable: false,
      signingLink: null,
      mail: null,
    },
    { title: 'Declined', outcome: 'declined', ended: { by: 'signer', how: 'declined', reason: 'The price is wrong.' }, openedAt: null, mayCancel: false },
    { title: 'Signed', outcome: 'signed', ended: null, openedAt: expect.any(String), mayCancel: false, downloadable: true, signingLink: null },
    { title: 'Mailed', outcome: 'pending', openedAt: null, mayCancel: true, mayRemind: true, downloadable: false, mail: 'sent' },
  ]);
  expect(requests[3]?.signingLink).toMatch(/\/sign\//);
});

test('nothing of a neighbour, and nothing without a session', async () => {
  const { key } = await makeAccount();
  await createRequest(key);
  const neighbour = await makeAccount();
  expect((await perform(listOwnRequests, {}, await signedInCaller(neighbour.account.ownerId))).requests).toEqual([]);
  await expect(perform(listOwnRequests, {}, nobody)).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 });
});
