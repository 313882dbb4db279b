import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { postOpened } from '@/lib/testing/private-link';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest, sign } from '@/lib/testing/signing';
import { getOverview } from './get-overview';

afterEach(() => setClock(null));

const overview = async (personId: string) => perform(getOverview, {}, await signedInCaller(personId));

test('a new account has nothing that needs anybody', async () => {
  const { account } = await makeAccount();
  expect(await overview(account.ownerId)).toEqual({ needs: [], waiting: { sender: 0, signer: 0, opened: 0 }, hasSent: false });
});

test('an email that came back comes first, then the sender’s own signature, then a near end; each request once', async () => {
  const { account, key } = await makeAccount();
  const bounced = (await createRequest(key, { title: 'Bounced', delivery: 'email' })).json.request_id;
  await createRequest(key, { title: 'Mine first', sender_signs: true });
  await createRequest(key, { title: 'Quiet' });
  await db().email.updateMany({ where: { subjectId: bounced }, data: { status: 'bounced' } });
  const titles = async () => (await overview(account.ownerId)).needs.map(({ title, why }) => [title, why]);
  expect(await titles()).toEqual([
    ['Bounced', 'bounced'],
    ['Mine first', 'sender'],
  ]);
  setClock(() => daysAfter(new Date(), 12));
  expect(await titles()).toEqual([
    ['Bounced', 'bounced'],
    ['Mine first', 'sender'],
    ['Quiet', 'ending'],
  ]);
  setClock(() => daysAfter(new Date(), 15));
  expect(await titles()).toEqual([]);
});

test('counts who is waited for, and who has opened; what ended or is a neighbour’s does not count', async () => {
  const { account, key } = await makeAccount();
  const neighbour = await makeAccount();
  await createRequest(neighbour.key, { sender_signs: true });
  await createRequest(key, { sender_signs: true });
  const opened = await createRequest(key);
  await postOpened(opened.json.signer_link);
  await createRequest(key);
  await cancelRequest((await createRequest(key)).json.request_id, { key });
  await sign((await createRequest(key)).json.signer_link);
  expect(await overview(account.ownerId)).toMatchObject({ waiting: { sender: 1, signer: 2, opened: 1 }, hasSent: true });
  // As the list has it, whether or not the sweeper was there.
  setClock(() => daysAfter(new Date(), 15));
  expect(await overview(account.ownerId)).toMatchObject({ waiting: { sender: 0, signer: 0, opened: 0 }, hasSent: true });
});

test('an email that came back is no need any more once another one went out', async () => {
  const { account, key } = await makeAccount();
  const { request_id } = (await createRequest(key, { delivery: 'email' })).json;
  await db().email.updateMany({ where: { subjectId: request_id }, data: { status: 'bounced' } });
  const whys = async () => (await overview(account.ownerId)).needs.map(({ why }) => why);
  expect(await whys()).toEqual(['bounced']);
  const first = await db().email.findFirstOrThrow({ where: { subjectId: request_id } });
  const again = { id: newId('eml'), kind: 'reminder', recipient: first.recipient, language: 'en', status: 'sent', details: {} };
  await db().email.create({ data: { ...again, subjectKind: first.subjectKind, subjectId: request_id, createdAt: daysAfter(first.createdAt, 1) } });
  expect(await whys()).toEqual([]);
});
