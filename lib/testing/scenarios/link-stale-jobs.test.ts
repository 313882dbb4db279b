import { afterEach, describe, expect, test, vi } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { listEvents } from '@/lib/domain/events/store';
import * as sealing from '@/lib/domain/signatures/sealing/seal';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '@/lib/testing/account';
import { acceptConfirmation, askForNewConfirmation, confirmTokenOf, createKeyless } from '@/lib/testing/keyless';
import { deliverMails, mailsQueued } from '@/lib/testing/request-mails';
import { runFinishJob, runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, readStatus, sign } from '@/lib/testing/signing';
import { linkFor } from '../party-link';
import { addressOf, visit } from './public-address';

afterEach(() => setClock(null));

const daysOn = (days: number) => setClock(() => new Date(Date.now() + days * 86_400_000));

async function mailed(changes: Record<string, unknown> = {}) {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { delivery: 'email', certificate: false, ...changes });
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('the request vanished');
  return { key, id: request.id, link: linkFor(request, 'signer') };
}

type Mailed = Awaited<ReturnType<typeof mailed>>;

const ends: Record<string, (sent: Mailed) => Promise<unknown>> = {
  signed: ({ link }) => sign(link),
  cancelled: ({ id, key }) => cancelRequest(id, { key }),
  declined: ({ link }) => visit(addressOf('/sign/[token]/decline'), { method: 'POST', params: { token: link.split('/').at(-1) ?? '' }, form: {} }),
};

const everything = async (id: string) => [await findProvenRequest(id), await listEvents(id), await mailsQueued(id)];

describe('scenario 22: what comes too late does nothing', () => {
  test.each(Object.entries(ends))('every job, once the request is %s', async (_, end) => {
    const sent = await mailed();
    await deliverMails(sent.id);
    await end(sent);
    await deliverMails(sent.id);
    const before = await everything(sent.id);
    for (const days of [0, 4, 13, 15, 20]) {
      daysOn(days);
      await runJob('remind-signers');
      await runJob('expire-requests');
      await runFinishJob(sent.id);
    }
    expect(await everything(sent.id)).toEqual(before);
  });

  test('a reminder, once the request has expired', async () => {
    const { id } = await mailed();
    daysOn(14.1);
    await runJob('remind-signers');
    expect(await mailsQueued(id)).toEqual(['signing-link anna@signer.example']);
  });

  test.each(['cancelled', 'declined'])('an email that still waits when the request is %s: the link is not mailed any more', async (how) => {
    const sent = await mailed();
    daysOn(4);
    await runJob('remind-signers');
    await ends[how]?.(sent);
    const arrived = await deliverMails(sent.id);
    expect(arrived.map(({ kind }) => kind)).toEqual([how]);
    const rows = await db().email.findMany({ where: { subjectId: sent.id, kind: { in: ['signing-link', 'reminder'] } } });
    expect(rows.map(({ status }) => status)).toEqual(['dropped', 'dropped']);
  });

  test('the end of the time, between the act and the seal: what was signed in time is sealed after it', async () => {
    const { id, key, link } = await mailed();
    // The process dies between the two transactions of signing.
    const dies = vi.spyOn(sealing, 'sealIdentity').mockRejectedValueOnce(new Error('process died'));
    await sign(link);
    dies.mockRestore();
    const token = link.split('/').at(-1) ?? '';
    for (const days of [0, 15]) {
      daysOn(days);
      await runJob('expire-requests');
      await runJob('remind-signers');
      await visit(addressOf('/sign/[token]/decline'), { method: 'POST', params: { token }, form: { reason: 'too late' } });
      expect(await cancelRequest(id, { key })).toMatchObject({ status: 409, json: { error: 'already_signed' } });
      expect((await readStatus(id, { key })).json.status).toBe('pending');
      expect((await findProvenRequest(id))?.status).toBe('accepted');
    }
    await runFinishJob(id);
    expect((await readStatus(id, { key })).json.status).toBe('signed');
    expect((await listEvents(id)).map(({ type }) => type)).toEqual(['request.created', 'consent.given', 'signature.accepted', 'request.signed']);
  });

  test('a job for something that is not there, or is under way elsewhere', async () => {
    for (const id of ['', 'x', '0'.repeat(32)]) {
      await runJob('finish-request', id);
      await runJob('send-email', id);
      await runJob('send-urgent-email', id);
    }
  });

  test('an email’s job that runs again sends nothing again', async () => {
    const { id } = await mailed();
    await deliverMails(id);
    const { id: email } = await db().email.findFirstOrThrow({ where: { subjectId: id } });
    await Promise.all([runJob('send-email', email), runJob('send-email', email)]);
    expect(await db().mailboxMessage.count({ where: { id: email } })).toBe(1);
    expect(await db().email.findUniqueOrThrow({ where: { id: email } })).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('the old link to confirm, once a new one was mailed: its page says so, and it confirms and mails nothing', async () => {
    const { json } = await createKeyless();
    const [id, token] = [json.request_id as string, json.request_token as string];
    const old = await confirmTokenOf(id);
    daysOn(1.01);
    await askForNewConfirmation(old);
    const fresh = await confirmTokenOf(id);
    await acceptConfirmation(old);
    expect((await readStatus(id, { token })).json.status).toBe('awaiting_sender_confirmation');
    // A second click on the old page mails no third link: the new one works.
    await askForNewConfirmation(fresh);
    expect((await mailsQueued(id)).filter((line) => line.startsWith('confirm-request'))).toHaveLength(2);
    const pageOf = (of: string) => visit(addressOf('/confirm/[token]'), { params: { token: of } });
    expect([(await pageOf(old)).html.includes('/accept"'), (await pageOf(fresh)).html.includes('/accept"')]).toEqual([false, true]);
    expect((await visit(addressOf('/confirm/[token]/pages/[page]'), { params: { token: old, page: '1' } })).status).toBe(409);
    await acceptConfirmation(fresh);
    expect((await readStatus(id, { token })).json.status).toBe('pending');
    expect((await listEvents(id)).map(({ type }) => type)).toEqual(['request.created', 'request.confirmed']);
  });
});
