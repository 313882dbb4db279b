import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { nobody } from '@/lib/testing/nobody';
import { postOpened } from '@/lib/testing/private-link';
import { deliverMails } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest, decline, sign, tokenIn } from '@/lib/testing/signing';
import { readSigningToken } from '../links';
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
    { title: 'Mailed', outcome: 'pending', openedAt: null, mayCancel: true, mayRemind: true, downloadable: false, mail: 'sent', signingLink: null },
  ]);
});

test('a link that is passed on is shown to who may send, as shown and not as returned; one that was mailed to nobody', async () => {
  const { account, key } = await makeAccount();
  const byLink = await createRequest(key);
  await createRequest(key, { delivery: 'email' });
  const listedTo = async (personId: string) => (await perform(listOwnRequests, {}, await signedInCaller(personId))).requests;
  const [mailed, passedOn] = await listedTo(account.ownerId);
  expect(mailed?.signingLink).toBeNull();
  expect(readSigningToken(tokenIn(passedOn?.signingLink ?? ''))).toEqual({ id: byLink.json.request_id, party: 'signer', way: 'shown' });
  expect(passedOn?.signingLink).not.toBe(byLink.json.signer_link);
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  expect((await listedTo(account.ownerId)).map(({ signingLink }) => signingLink)).toEqual([null, null]);
});

test('nothing of a neighbour, and nothing without a session', async () => {
  const { key } = await makeAccount();
  await createRequest(key);
  const neighbour = await makeAccount();
  expect((await perform(listOwnRequests, {}, await signedInCaller(neighbour.account.ownerId))).requests).toEqual([]);
  await expect(perform(listOwnRequests, {}, nobody)).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 });
});
