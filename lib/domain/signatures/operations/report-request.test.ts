import { describe, expect, test } from 'vitest';
import { POST } from '@/app/sign/[token]/report/send/route';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { record } from '@/lib/domain/events/record';
import { listEvents } from '@/lib/domain/events/store';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { acceptConfirmation, confirmTokenOf, createKeyless, someAddress } from '@/lib/testing/keyless';
import { firstLink } from '@/lib/testing/mail-reader';
import { nobody } from '@/lib/testing/nobody';
import { postForm } from '@/lib/testing/post-form';
import { deliverMails } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest, tokenIn } from '@/lib/testing/signing';
import { subjectOf } from '../subject-of';
import { getReportPage } from './get-report-page';
import { listOwnRequests } from './list-own-requests';

const report = (token: string, inputs: Record<string, string> = {}) => postForm(POST, { token }, inputs);

async function confirmedBy(sender: string, signer: string) {
  const { json } = await createKeyless({ sender: { email: sender }, signer: { email: signer } });
  await acceptConfirmation(await confirmTokenOf(json.request_id));
  const mail = (await deliverMails(json.request_id)).find(({ kind }) => kind === 'signing-link');
  return { id: json.request_id as string, token: tokenIn(/http\S+\/sign\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '') };
}

test('counts once, keeps the note, and on wish stops mail from this sender', async () => {
  const [sender, signer] = [someAddress(), someAddress()];
  const { id, token } = await confirmedBy(sender, signer);
  expect((await report(token, { note: 'I know nobody there', block: '1' })).location).toBe(`/sign/${token}/report`);
  await report(token, { note: 'again' });
  const reports = (await listEvents(id)).filter(({ type }) => type === 'request.reported');
  expect(reports.map(({ data }) => data?.note)).toEqual(['I know nobody there']);
  const again = await createKeyless({ sender: { email: sender }, signer: { email: signer } });
  expect([again.status, again.json.details[0].code]).toEqual([400, 'recipient_unreachable']);
});

test('three posts at once are one report', async () => {
  const { id, token } = await confirmedBy(someAddress(), someAddress());
  await Promise.all([report(token), report(token), report(token)]);
  expect((await listEvents(id)).filter(({ type }) => type === 'request.reported')).toHaveLength(1);
});

test('a keyless sender whom two people report is asked to confirm nothing any more', async () => {
  const sender = someAddress();
  await report((await confirmedBy(sender, someAddress())).token, { block: '1' });
  await report((await confirmedBy(sender, someAddress())).token, { block: '1' });
  const again = await createKeyless({ sender: { email: sender }, signer: { email: someAddress() } });
  expect([again.status, again.json.details[0].code]).toEqual([400, 'sender_blocked']);
});

describe('what a report or a block acts on', () => {
  const blocksOf = (recipient: string) => db().suppression.findMany({ where: { recipient }, select: { sender: true, requestId: true } });

  test('of an account it stops the account, whatever address was stated as the sender’s', async () => {
    const [{ account, key }, signer, victim] = [await makeAccount(), someAddress(), await makeAccount()];
    const { json } = await createRequest(key, { delivery: 'email', signer: { email: signer }, sender: { email: victim.email } });
    const token = tokenIn(firstLink((await deliverMails(json.request_id))[0] ?? { text: '' }, /\/sign\/[\w-]+$/));
    await report(token, { block: '1' });
    expect(await blocksOf(signer)).toEqual([{ sender: account.id, requestId: json.request_id }]);
    expect((await createRequest(key, { delivery: 'email', signer: { email: signer } })).json.details[0].code).toBe('recipient_unreachable');
    expect((await createRequest(victim.key, { delivery: 'email', signer: { email: signer } })).status).toBe(201);
  });

  test('nothing where the link was returned, shown, or belongs to a test: no claimed address cuts a sender off', async () => {
    const [sender, signer] = [await makeAccount(), someAddress()];
    const claimed = { sender: { email: sender.email }, signer: { email: signer }, delivery: 'link' };
    const { key: testKey } = await makeAccount({ test: true });
    const stranger = await makeAccount();
    const links = [
      (await createKeyless(claimed)).json.signer_link,
      (await createRequest(testKey, claimed)).json.signer_link,
      (await createRequest(stranger.key, claimed)).json.signer_link,
      ...(await perform(listOwnRequests, {}, await signedInCaller(stranger.account.ownerId))).items.map(({ signingLink }) => signingLink),
    ];
    for (const link of links) {
      expect((await perform(getReportPage, { token: tokenIn(link) }, nobody)).mayBlock).toBe(false);
      await report(tokenIn(link), { block: '1', note: 'cut them off' });
    }
    expect(links).toHaveLength(4);
    expect(await db().suppression.findMany({ where: { OR: [{ recipient: signer }, { recipient: sender.email }, { sender: sender.email }] } })).toEqual([]);
    expect((await createRequest(sender.key, { delivery: 'email', signer: { email: signer } })).status).toBe(201);
    expect((await createKeyless({ sender: { email: sender.email } })).status).toBe(201);
  });

  test('a report by a link that was passed on does not keep whoever got the mail from theirs', async () => {
    const [signer, { key }] = [someAddress(), await makeAccount()];
    const { json } = await createRequest(key, { delivery: 'email', signer: { email: signer } });
    const row = await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } });
    const mailed = tokenIn(firstLink((await deliverMails(row.id))[0] ?? { text: '' }, /\/sign\/[\w-]+$/));
    await transaction((tx) =>
      record(tx, subjectOf(row), 'request.reported', now(), { party: 'signer', way: 'shown', ip: '', userAgent: '', note: '', blocked: false }),
    );
    await report(mailed, { block: '1' });
    expect(await blocksOf(signer)).toHaveLength(1);
  });
});
