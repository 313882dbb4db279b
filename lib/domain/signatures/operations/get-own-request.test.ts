import { afterEach, describe, expect, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { nobody } from '@/lib/testing/nobody';
import { linkFor } from '@/lib/testing/party-link';
import { postOpened } from '@/lib/testing/private-link';
import { deliverMails } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest, decline, sign, tokenIn } from '@/lib/testing/signing';
import { readSigningToken } from '../links';
import { getOwnRequest } from './get-own-request';
import { remindSigner } from './remind-signer';

afterEach(() => setClock(null));

const read = async (personId: string, request_id: string) => perform(getOwnRequest, { request_id }, await signedInCaller(personId));

async function sent(changes: Record<string, unknown> = {}) {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key, changes);
  const id = json.request_id as string;
  return { key, id, link: json.signer_link as string, ownerId: account.ownerId, accountId: account.id, read: () => read(account.ownerId, id) };
}

const typesOf = ({ timeline }: { timeline: { type: string }[] }) => timeline.map(({ type }) => type);

describe('where it stands', () => {
  test('by email: about to leave, gone, opened; a mail that came back is lost only while nobody has opened it', async () => {
    const { id, read } = await sent({ delivery: 'email' });
    expect((await read()).standing).toBe('mail_queued');
    await deliverMails(id);
    expect((await read()).standing).toBe('mail_unopened');
    await db().email.updateMany({ where: { subjectId: id }, data: { status: 'bounced' } });
    expect((await read()).standing).toBe('lost');
    await postOpened(linkFor(await db().signatureRequest.findUniqueOrThrow({ where: { id } }), 'signer'));
    expect((await read()).standing).toBe('opened');
  });

  test('by link: passed on, opened, signed', async () => {
    const { link, read } = await sent();
    expect((await read()).standing).toBe('link_unopened');
    await postOpened(link);
    expect(await read()).toMatchObject({ standing: 'opened', people: [{ party: 'sender' }, { party: 'signer', openedAt: expect.any(String) }] });
    await sign(link);
    const signed = await read();
    expect(signed).toMatchObject({ standing: 'signed', outcome: 'signed', downloadable: true, hasCertificate: true, signingLink: null, mayCancel: false });
    expect(signed.facts.hashes.signed).toMatch(/^[a-f0-9]{64}$/);
    expect(signed.people[1]).toMatchObject({ reached: 'passed_on', proven: false, signedAt: expect.any(String) });
  });

  test('the sender’s turn; withdrawn; declined with its reason; expired; held until there is a certificate; erased', async () => {
    expect((await (await sent({ sender_signs: true })).read()).standing).toBe('sender_unopened');
    const gone = await sent();
    await cancelRequest(gone.id, { key: gone.key });
    expect((await gone.read()).standing).toBe('withdrawn');
    const refused = await sent();
    await decline(refused.link, 'The price is wrong.');
    expect(await refused.read()).toMatchObject({ standing: 'declined', ended: { by: 'signer', reason: 'The price is wrong.' } });
    const late = await sent();
    const held = await sent();
    await db().signatureRequest.update({ where: { id: held.id }, data: { status: 'accepted', acceptedAt: now(), signedAt: now(), sealHeldAt: now() } });
    expect((await held.read()).standing).toBe('held');
    await db().signatureRequest.update({ where: { id: gone.id }, data: { erasedAt: now() } });
    expect(await gone.read()).toMatchObject({ erased: true, downloadable: false });
    setClock(() => daysAfter(new Date(), 15));
    expect((await late.read()).standing).toBe('expired');
  });
});

describe('what happened', () => {
  test('a reminder has its line once its mail has left, with the person who asked; one that never left has none', async () => {
    const { id, ownerId, read } = await sent({ delivery: 'email' });
    await perform(remindSigner, { request_id: id }, await signedInCaller(ownerId));
    expect(typesOf(await read())).toEqual(['request.created']);
    await db().email.updateMany({ where: { subjectId: id, kind: 'reminder' }, data: { status: 'failed' } });
    expect(typesOf(await read())).toEqual(['request.created']);
    await db().email.updateMany({ where: { subjectId: id, kind: 'reminder' }, data: { status: 'sent' } });
    expect((await read()).timeline.at(-1)).toMatchObject({ type: 'request.reminded', actor: 'Sam Sender' });
  });

  test('each email stands with whom it was for, with its fate; one that was overtaken does not stand there', async () => {
    const { id, read } = await sent({ delivery: 'email' });
    const fates = async () => (await read()).people.flatMap(({ mails }) => mails.map(({ kind, fate, problem }) => [kind, fate, problem]));
    expect(await fates()).toEqual([['signing-link', 'queued', null]]);
    const put = (status: string, problem: string | null = null) => db().email.updateMany({ where: { subjectId: id }, data: { status, problem } });
    for (const [status, fate] of [
      ['sending', 'queued'],
      ['sent', 'sent'],
      ['delivered', 'delivered'],
      ['complained', 'complained'],
      ['failed', 'failed'],
      ['suppressed', 'refused'],
    ] as const) {
      await put(status);
      expect(await fates()).toEqual([['signing-link', fate, null]]);
    }
    await put('bounced', 'The receiving server refused it. No such mailbox.');
    expect(await fates()).toEqual([['signing-link', 'bounced', 'The receiving server refused it. No such mailbox.']]);
    await put('dropped');
    expect(await fates()).toEqual([]);
  });
});

describe('who may do what', () => {
  test('a link that is passed on is shown, as shown; one that was mailed to nobody', async () => {
    const { id, read } = await sent();
    const { signingLink } = await read();
    expect(readSigningToken(tokenIn(signingLink?.link ?? ''))).toEqual({ id, party: 'signer', way: 'shown' });
    expect((await (await sent({ delivery: 'email' })).read()).signingLink).toBeNull();
  });

  test('a viewer is offered no act and no link', async () => {
    const { id, ownerId, accountId, key } = await sent({ delivery: 'email' });
    const byLink = (await createRequest(key)).json.request_id as string;
    await db().email.updateMany({ where: { subjectId: id }, data: { status: 'failed' } });
    const offered = async () =>
      (await Promise.all([read(ownerId, id), read(ownerId, byLink)])).map(({ mayRemind, mayCancel, maySend, signingLink, people }) => [
        mayRemind,
        mayCancel,
        maySend,
        signingLink !== null,
        people.some(({ mails }) => mails.some(({ mayResend }) => mayResend)),
      ]);
    expect(await offered()).toEqual([
      [true, true, true, false, true],
      [false, true, true, true, false],
    ]);
    await db().membership.updateMany({ where: { accountId }, data: { role: 'viewer' } });
    expect(await offered()).toEqual([
      [false, false, false, false, false],
      [false, false, false, false, false],
    ]);
  });

  test('404 for a neighbour’s, an unknown one, and what cannot be an id; 401 for nobody', async () => {
    const { id } = await sent();
    const { account } = await makeAccount();
    await expect(read(account.ownerId, id)).rejects.toMatchObject({ status: 404 });
    await expect(read(account.ownerId, 'f'.repeat(32))).rejects.toMatchObject({ status: 404 });
    await expect(read(account.ownerId, '../x')).rejects.toMatchObject({ status: 404 });
    await expect(perform(getOwnRequest, { request_id: id }, nobody)).rejects.toMatchObject({ status: 401 });
  });
});

test('the key that made it and whose it is are named', async () => {
  expect((await (await sent()).read()).facts).toMatchObject({ key: { name: 'test', person: 'Sam Sender' }, delivery: 'link', pages: 1, language: 'en' });
});
