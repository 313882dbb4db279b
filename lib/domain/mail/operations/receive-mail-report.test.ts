import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { POST } from '@/app/webhooks/resend/route';
import { db, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { queueEmail } from '../queue-email';
import { claimEmail, endAttempt } from '../store';
import { isSuppressed, suppressionsOf } from '../suppression';

const secret = `whsec_${Buffer.from('a secret of the tests, long enough').toString('base64')}`;
beforeEach(() => void Object.assign(env(), { RESEND_WEBHOOK_SECRET: secret }));
afterEach(() => delete env().RESEND_WEBHOOK_SECRET);

async function post(body: unknown, changes: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const at = new Date();
  const headers = {
    'svix-id': 'msg_1',
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign('msg_1', at, text),
    ...changes,
  };
  const response = await POST(new Request('http://localhost:3000/webhooks/resend', { method: 'POST', body: text, headers }));
  return { status: response.status, json: await response.json() };
}

/** An email that the provider has taken. */
async function sentEmail() {
  const [providerId, recipient] = [crypto.randomUUID(), `${randomHex(6)}@signer.example`];
  const id = await transaction((tx) => queueEmail(tx, { kind: 'note', subject: null, owner: 'acc_1', recipient, language: 'en' }));
  const email = await claimEmail(id, new Date(), new Date());
  if (!email) throw new Error('The email was not there to claim');
  const end = () => endAttempt(email, { status: 'sent', sentAt: new Date(), problem: null, providerId });
  const read = () => db().email.findUniqueOrThrow({ where: { id } });
  const report = (type: string, data: object = {}) =>
    post({ type, created_at: '2026-11-21T10:00:00Z', data: { email_id: providerId, to: [recipient], ...data } });
  return { id, recipient, providerId, end, read, report };
}

const hard = { bounce: { type: 'Permanent', subType: 'General', message: 'No such\r\nmailbox' } };

test('404 where no secret is set', async () => {
  delete env().RESEND_WEBHOOK_SECRET;
  expect(await post({})).toMatchObject({ status: 404, json: { error: 'not_found' } });
});

test('401 without a signature, with one of another body, of another secret, or too old, and nothing is recorded', async () => {
  const email = await sentEmail();
  await email.end();
  const body = JSON.stringify({ type: 'email.bounced', data: { email_id: email.providerId, ...hard } });
  const old = new Date(Date.now() - 10 * 60_000);
  const other = new Webhook(Buffer.from('another secret').toString('base64'));
  const attempts = [
    { 'svix-signature': '' },
    { 'svix-signature': new Webhook(secret).sign('msg_1', new Date(), `${body} `) },
    { 'svix-signature': other.sign('msg_1', new Date(), body) },
    { 'svix-signature': new Webhook(secret).sign('msg_1', old, body), 'svix-timestamp': String(Math.floor(old.getTime() / 1000)) },
    { 'svix-id': 'msg_2' },
  ];
  for (const headers of attempts) expect(await post(body, headers)).toMatchObject({ status: 401, json: { error: 'bad_signature' } });
  expect(await email.read()).toMatchObject({ status: 'sent' });
  expect(await isSuppressed(email.recipient)).toBe(false);
});

test('400 for a body over 256 KB', async () => {
  expect(await post({ type: 'email.sent', data: { email_id: 'x'.repeat(300_000) } })).toMatchObject({ status: 400 });
});

test('200 for what is no email of ours, of no kind that concerns us, or no JSON, and nothing is recorded', async () => {
  const unknown = { type: 'email.bounced', data: { email_id: crypto.randomUUID(), to: ['someone@signer.example'], ...hard } };
  for (const body of [unknown, { type: 'domain.updated', data: { id: 'x' } }, { type: 'toString', data: { email_id: 'x' } }, 'not json', '[]'])
    expect(await post(body)).toEqual({ status: 200, json: { recorded: false } });
  expect(await isSuppressed('someone@signer.example')).toBe(false);
});

test('delivered is recorded, and takes the problem of a delay away', async () => {
  const { end, report, read } = await sentEmail();
  await end();
  expect(await report('email.delivery_delayed')).toEqual({ status: 200, json: { recorded: true } });
  expect(await read()).toMatchObject({ status: 'sent', problem: expect.stringContaining('not taken it yet') });
  await report('email.delivered');
  expect(await read()).toMatchObject({ status: 'delivered', problem: null, sentAt: expect.any(Date) });
});

test('a hard bounce is recorded with its reason, and ends all mail to the address', async () => {
  const { end, report, read, recipient } = await sentEmail();
  await end();
  await report('email.bounced', hard);
  expect(await read()).toMatchObject({ status: 'bounced', problem: 'The receiving server refused it. No such mailbox' });
  expect(await suppressionsOf(recipient.toUpperCase())).toEqual(['bounce']);
});

test('a passing bounce leaves the address open', async () => {
  const { end, report, read, recipient } = await sentEmail();
  await end();
  await report('email.bounced', { bounce: { type: 'Transient', subType: 'MailboxFull', message: 'Full' } });
  expect(await read()).toMatchObject({ status: 'bounced' });
  expect(await isSuppressed(recipient)).toBe(false);
});

test('a complaint ends all mail to the address', async () => {
  const { end, report, read, recipient } = await sentEmail();
  await end();
  await report('email.delivered');
  await report('email.complained');
  expect(await read()).toMatchObject({ status: 'complained' });
  expect(await suppressionsOf(recipient)).toEqual(['complaint']);
});

test('a repeat changes nothing, and what comes late takes nothing back', async () => {
  const { end, report, read } = await sentEmail();
  await end();
  await report('email.bounced', hard);
  const once = await read();
  await report('email.bounced', hard);
  await report('email.delivered');
  await report('email.delivery_delayed');
  await report('email.failed', { failed: { reason: 'late' } });
  expect(await read()).toEqual(once);
});

test('a report that is faster than the answer to the sending is kept', async () => {
  const { id, end, report, read, providerId } = await sentEmail();
  expect(await report('email.delivered', { tags: { email: id } })).toEqual({ status: 200, json: { recorded: true } });
  await end();
  expect(await read()).toMatchObject({ status: 'delivered' });
  expect(await db().email.findUnique({ where: { id } })).toMatchObject({ providerId });
});

test('what the provider could not or would not send is recorded', async () => {
  const [failed, suppressed] = [await sentEmail(), await sentEmail()];
  await failed.end();
  await suppressed.end();
  await failed.report('email.failed', { failed: { reason: 'quota' } });
  await suppressed.report('email.suppressed', { suppressed: { message: 'On the list', type: 'OnAccountSuppressionList' } });
  expect([await failed.read(), await suppressed.read()]).toMatchObject([
    { status: 'failed', problem: 'The provider could not send it. quota' },
    { status: 'suppressed', problem: 'The provider sends nothing to this address. On the list' },
  ]);
});
