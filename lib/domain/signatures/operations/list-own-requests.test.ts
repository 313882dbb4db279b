import { afterEach, describe, expect, test } from 'vitest';
import type { Caller } from '@/lib/core/caller';
import { setClock } from '@/lib/core/clock';
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

afterEach(() => setClock(null));

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
  const { items: requests } = await perform(listOwnRequests, {}, await signedInCaller(account.ownerId));
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
  const listedTo = async (personId: string) => (await perform(listOwnRequests, {}, await signedInCaller(personId))).items;
  const [mailed, passedOn] = await listedTo(account.ownerId);
  expect(mailed?.signingLink).toBeNull();
  expect(readSigningToken(tokenIn(passedOn?.signingLink ?? ''))).toEqual({ id: byLink.json.request_id, party: 'signer', way: 'shown' });
  expect(passedOn?.signingLink).not.toBe(byLink.json.signer_link);
  expect([mailed, passedOn].map((each) => [each?.mayRemind, each?.mayCancel])).toEqual([
    [true, true],
    [false, true],
  ]);
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  expect((await listedTo(account.ownerId)).map(({ signingLink, mayRemind, mayCancel }) => [signingLink, mayRemind, mayCancel])).toEqual([
    [null, false, false],
    [null, false, false],
  ]);
});

test('nothing of a neighbour, and nothing without a session', async () => {
  const { key } = await makeAccount();
  await createRequest(key);
  const neighbour = await makeAccount();
  expect((await perform(listOwnRequests, {}, await signedInCaller(neighbour.account.ownerId))).items).toEqual([]);
  await expect(perform(listOwnRequests, {}, nobody)).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 });
});

test('a page of them, the next one by its cursor, each request once', async () => {
  const { account, key } = await makeAccount();
  for (const title of ['One', 'Two', 'Three']) await createRequest(key, { title });
  const caller = await signedInCaller(account.ownerId);
  const first = await perform(listOwnRequests, { limit: 2 }, caller);
  expect(first.items.map(({ title }) => title)).toEqual(['Three', 'Two']);
  const second = await perform(listOwnRequests, { limit: 2, cursor: first.next ?? '' }, caller);
  expect([second.items.map(({ title }) => title), second.next]).toEqual([['One'], null]);
});

describe('looking for words', () => {
  const found = async (search: string, caller: Caller, status?: 'pending' | 'cancelled') =>
    (await perform(listOwnRequests, { search, ...(status ? { status } : {}) }, caller)).items.map(({ title }) => title);

  test('finds them in title, name and address, whole or by their beginning, in any case and script', async () => {
    const { account, key } = await makeAccount();
    await createRequest(key, { title: 'Mietvertrag Ärztehaus', signer: { name: 'Анна Берг', email: 'anna.berg@clinic-nord.example' } });
    await createRequest(key, { title: '業務委託契約書', signer: { name: 'Ben O’Neil', email: 'ben@example.com' } });
    const caller = await signedInCaller(account.ownerId);
    for (const words of ['mietv', 'ÄRZTE', 'анна', 'berg@clinic', 'nord mietvertrag', 'Ärztehaus, Анна'])
      expect(await found(words, caller), words).toEqual(['Mietvertrag Ärztehaus']);
    for (const words of ['業務', 'o’neil', 'neil', 'ben example']) expect(await found(words, caller), words).toEqual(['業務委託契約書']);
    expect(await found('mietvertrag ben', caller)).toEqual([]);
    expect(await found(' ', caller)).toHaveLength(2);
    expect(await found('%', caller)).toEqual([]);
  });

  test('takes no sign of the query language, and finds nothing of a neighbour, not even by the account’s id', async () => {
    const { account, key } = await makeAccount();
    const neighbour = await makeAccount();
    await createRequest(key, { title: 'Lease & (offer)' });
    const [own, other] = [await signedInCaller(account.ownerId), await signedInCaller(neighbour.account.ownerId)];
    for (const words of ["lease:* | ' !", '(offer', 'lease & offer', '\\lease', 'lease <-> offer'])
      expect(await found(words, own), words).toEqual(['Lease & (offer)']);
    expect(await found('lease', other)).toEqual([]);
    expect(await found(account.id, other)).toEqual([]);
  });

  test('keeps to the status that is asked for', async () => {
    const { account, key } = await makeAccount();
    const gone = await createRequest(key, { title: 'Offer one' });
    await createRequest(key, { title: 'Offer two' });
    await cancelRequest(gone.json.request_id, { key });
    const caller = await signedInCaller(account.ownerId);
    expect(await found('offer', caller, 'cancelled')).toEqual(['Offer one']);
    expect(await found('offer', caller, 'pending')).toEqual(['Offer two']);
  });
});

test('one is found as waiting until its last moment, and at the very end as over', async () => {
  const { account, key } = await makeAccount();
  const { request_id: id } = (await createRequest(key)).json;
  const { expiresAt } = await db().signatureRequest.findUniqueOrThrow({ where: { id } });
  const caller = await signedInCaller(account.ownerId);
  const found = async (ms: number) => {
    setClock(() => new Date(expiresAt.getTime() + ms));
    const as = async (status: 'pending' | 'expired') => (await perform(listOwnRequests, { status }, caller)).items.map(({ outcome }) => outcome);
    return [await as('pending'), await as('expired')];
  };
  expect([await found(-1), await found(0)]).toEqual([
    [['pending'], []],
    [[], ['expired']],
  ]);
});
