import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { suppress } from '@/lib/domain/mail/suppression';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { mailsQueued } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest } from '@/lib/testing/signing';
import { getOwnRequest } from './get-own-request';
import { resendMail } from './resend-mail';

/** A request whose first email has come to this. */
async function mailed(status: string) {
  const { account, key } = await makeAccount();
  const recipient = `${account.id}@signer.example`.toLowerCase();
  const { json } = await createRequest(key, { delivery: 'email', signer: { name: 'Anna Berg', email: recipient } });
  const id = json.request_id as string;
  await db().email.updateMany({ where: { subjectId: id }, data: { status } });
  const email = await db().email.findFirstOrThrow({ where: { subjectId: id } });
  const caller = await signedInCaller(account.ownerId);
  const resend = (email_id = email.id, request_id = id) => perform(resendMail, { request_id, email_id }, caller);
  return { id, key, account, recipient, emailId: email.id, resend, read: () => perform(getOwnRequest, { request_id: id }, caller) };
}

const refusal = { code: 'cannot_resend', status: 409 };

test.each(['bounced', 'failed', 'suppressed'])('an email that %s is sent again, once, and who asked stands in the log once it has left', async (status) => {
  const { id, recipient, resend, read } = await mailed(status);
  await resend();
  await expect(resend()).rejects.toMatchObject(refusal);
  expect(await mailsQueued(id)).toEqual([`signing-link ${recipient}`, `signing-link ${recipient}`]);
  expect((await read()).timeline.map(({ type }) => type)).toEqual(['request.created']);
  await db().email.updateMany({ where: { subjectId: id, status: 'queued' }, data: { status: 'sent' } });
  expect((await read()).timeline.at(-1)).toMatchObject({ type: 'request.mail_resent', actor: 'Sam Sender', note: recipient });
});

test('of two at once one is sent', async () => {
  const { id, resend } = await mailed('failed');
  const outcomes = await Promise.allSettled([resend(), resend(), resend()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await mailsQueued(id)).toHaveLength(2);
});

test.each(['queued', 'sent', 'delivered', 'complained', 'dropped'])('one that is %s is not sent again', async (status) => {
  const { id, resend } = await mailed(status);
  await expect(resend()).rejects.toMatchObject(refusal);
  expect(await mailsQueued(id)).toHaveLength(1);
});

test('none where the address takes no more mail, where its request is over, or after the fifth of its kind', async () => {
  const dead = await mailed('bounced');
  await transaction((tx) => suppress(tx, { recipient: dead.recipient, sender: '', reason: 'bounce' }));
  expect((await dead.read()).people[1]?.mails[0]).toMatchObject({ fate: 'bounced', mayResend: false });
  await expect(dead.resend()).rejects.toMatchObject(refusal);

  const over = await mailed('failed');
  await cancelRequest(over.id, { key: over.key });
  await expect(over.resend()).rejects.toMatchObject(refusal);

  const often = await mailed('failed');
  for (let sent = 1; sent < 5; sent += 1) {
    const last = await db().email.findFirstOrThrow({ where: { subjectId: often.id, status: 'failed' }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
    await db().email.updateMany({ where: { subjectId: often.id, id: { not: last.id } }, data: { createdAt: new Date(0) } });
    await often.resend(last.id);
    await db().email.updateMany({ where: { subjectId: often.id }, data: { status: 'failed' } });
  }
  expect((await often.read()).people[1]?.mails.some(({ mayResend }) => mayResend)).toBe(false);
});

test('an email of another request, or of nobody, is not sent by naming it', async () => {
  const one = await mailed('failed');
  const other = await mailed('failed');
  await expect(one.resend(other.emailId)).rejects.toMatchObject(refusal);
  await expect(one.resend('eml_x')).rejects.toMatchObject(refusal);
  await expect(one.resend(other.emailId, other.id)).rejects.toMatchObject({ status: 404 });
  expect(await mailsQueued(other.id)).toHaveLength(1);
});
