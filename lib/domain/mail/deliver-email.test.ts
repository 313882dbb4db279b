import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { mailTo } from '@/lib/testing/mail-reader';
import { startResendServer } from '@/lib/testing/mail-resend-server';
import { deliverEmail, type EmailRenderers } from './deliver-email';
import { queueEmail } from './queue-email';
import type { RenderedEmail } from './rendered-email';
import { leaseMs, maxAttempts } from './rules';
import { claimEmail, type EmailDetails, endAttempt, renewLease } from './store';
import { suppress } from './suppression';

const resend = await startResendServer();
afterAll(() => resend.stop());
beforeEach(() => void Object.assign(env(), { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url }));
afterEach(() => {
  delete env().RESEND_API_KEY;
  setClock(null);
  Object.assign(resend.answers, { refuse: null, hangUp: false, delayMs: 0 });
});

const says = (changes: Partial<RenderedEmail> = {}): EmailRenderers => ({
  note: async ({ recipient }) => ({ subject: 'A note', html: `<p>For ${recipient}</p>`, text: `For ${recipient}`, ...changes }),
  'sign-in': async () => ({ subject: 'Sign in', html: '<p>Here</p>', text: 'Here' }),
});
const someone = () => `${randomHex(6)}@signer.example`;
const order = (changes: { kind?: string; recipient?: string; details?: EmailDetails } = {}) =>
  transaction((tx) => queueEmail(tx, { kind: 'note', subject: null, owner: 'acc_1', recipient: someone(), language: 'en', ...changes }));
const row = (id: string) => db().email.findUniqueOrThrow({ where: { id } });
const requestsFor = (id: string) => resend.requests.filter(({ key }) => key === id);
const busy = { status: 429, body: { name: 'rate_limit_exceeded', statusCode: 429, message: 'Too many requests' } };
const invalid = { status: 422, body: { name: 'validation_error', statusCode: 422, message: 'Invalid `to` field.' } };
const waitingJobs = (id: string, queue = 'send-email') =>
  db().$queryRaw<
    { state: string; startAfter: Date }[]
  >`SELECT state::text, start_after AS "startAfter" FROM pgboss.job WHERE name = ${queue} AND data->>'id' = ${id}`;

describe('queueEmail', () => {
  test('leaves a row and a job, and neither where the transaction fails', async () => {
    const id = await order({ recipient: ' Anna.Berg@Signer.Example ' });
    expect(await row(id)).toMatchObject({ status: 'queued', recipient: 'anna.berg@signer.example', details: {}, attempts: 0 });
    expect(await waitingJobs(id)).toHaveLength(1);
    let lost = '';
    const failing = transaction(async (tx) => {
      lost = await queueEmail(tx, { kind: 'note', subject: null, owner: 'acc_1', recipient: someone(), language: 'en' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect([await db().email.count({ where: { id: lost } }), await waitingJobs(lost)]).toEqual([0, []]);
  });
});

describe('deliverEmail', () => {
  test('sends, and marks the email sent under the name that the provider gave it', async () => {
    const id = await order();
    await deliverEmail(id, says());
    expect(await row(id)).toMatchObject({ status: 'sent', providerId: resend.emails.get(id)?.id, problem: null, attempts: 1, sentAt: expect.any(Date) });
  });

  test('keeps nothing of what the email says in its row', async () => {
    const id = await order();
    await deliverEmail(id, says({ text: 'https://sign.example.com/sign/secret-of-the-link' }));
    expect(JSON.stringify(await row(id))).not.toContain('secret-of-the-link');
  });

  test('once sent is not sent again', async () => {
    const id = await order();
    await deliverEmail(id, says());
    await deliverEmail(id, says());
    expect(requestsFor(id)).toHaveLength(1);
  });

  test('sends once when called by five at once', async () => {
    const id = await order();
    resend.answers.delayMs = 150;
    await Promise.all(Array.from({ length: 5 }, () => deliverEmail(id, says())));
    expect(requestsFor(id)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('whoever comes while another sends leaves a job that looks again', async () => {
    const id = await order();
    resend.answers.delayMs = 150;
    await Promise.all([deliverEmail(id, says()), deliverEmail(id, says())]);
    expect(await waitingJobs(id)).toHaveLength(2);
  });

  test('the second look at a sign-in mail stands behind no other mail either', async () => {
    const id = await order({ kind: 'sign-in' });
    resend.answers.delayMs = 150;
    await Promise.all([deliverEmail(id, says()), deliverEmail(id, says())]);
    expect([(await waitingJobs(id, 'send-urgent-email')).length, await waitingJobs(id)]).toEqual([2, []]);
  });

  test('throws for the queue to try again, and then succeeds', async () => {
    const id = await order();
    resend.answers.refuse = busy;
    await expect(deliverEmail(id, says())).rejects.toThrow('Too many requests');
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1, problem: 'Resend: Too many requests', sentAt: null });
    resend.answers.refuse = null;
    await deliverEmail(id, says());
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2, problem: null });
  });

  test('has failed after the last attempt, and says why', async () => {
    const id = await order();
    resend.answers.refuse = busy;
    for (let attempt = 1; attempt < maxAttempts; attempt++) await expect(deliverEmail(id, says())).rejects.toThrow();
    await deliverEmail(id, says());
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: maxAttempts, problem: 'Resend: Too many requests', sentAt: null });
    await deliverEmail(id, says());
    expect(requestsFor(id)).toHaveLength(maxAttempts);
  });

  test('has failed at once where the provider refuses for good', async () => {
    const id = await order();
    resend.answers.refuse = invalid;
    await deliverEmail(id, says());
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: 1, problem: 'Resend: Invalid `to` field.' });
  });

  test('each recipient is on its own: one that is refused holds no other up', async () => {
    const [bad, good] = [await order(), await order()];
    resend.answers.refuse = invalid;
    await deliverEmail(bad, says());
    resend.answers.refuse = null;
    await deliverEmail(good, says());
    expect([(await row(bad)).status, (await row(good)).status]).toEqual(['failed', 'sent']);
    expect(resend.emails.get(good)?.body.to).toEqual([(await row(good)).recipient]);
  });

  test('a process that dies between sending and marking leads to no second email', async () => {
    const id = await order();
    const begun = new Date();
    // What the process had done when it died: the email is claimed, and the provider has it.
    await claimEmail(id, begun, begun);
    await deliverEmail(id, says());
    expect(requestsFor(id)).toHaveLength(0);
    resend.answers.hangUp = true;
    setClock(() => new Date(begun.getTime() + leaseMs + 1));
    await expect(deliverEmail(id, says())).rejects.toMatchObject({ retry: true });
    resend.answers.hangUp = false;
    await deliverEmail(id, says());
    expect(requestsFor(id).map(({ key }) => key)).toEqual([id, id]);
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 3, providerId: resend.emails.get(id)?.id });
  });

  test('one that died while the clock was two hours ahead is followed as soon as any other', async () => {
    const id = await order();
    const begun = new Date();
    const ahead = new Date(begun.getTime() + 2 * 60 * 60 * 1000);
    await claimEmail(id, ahead, begun);
    await deliverEmail(id, says());
    expect(Math.max(...(await waitingJobs(id)).map(({ startAfter }) => startAfter.getTime()))).toBeLessThan(begun.getTime() + 2 * leaseMs);
    setClock(() => new Date(begun.getTime() + 2 * leaseMs));
    await deliverEmail(id, says());
    expect([requestsFor(id).length, (await row(id)).status]).toEqual([1, 'sent']);
  });

  test('a process that is slow but lives keeps its email', async () => {
    const id = await order();
    const begun = new Date();
    const later = (ms: number) => new Date(begun.getTime() + ms);
    const email = await claimEmail(id, begun, begun);
    if (!email) throw new Error('The email was not there to claim');
    await renewLease(email, later(leaseMs));
    expect(await claimEmail(id, later(leaseMs + 1), later(1))).toBeNull();
    expect(await claimEmail(id, later(2 * leaseMs + 1), later(leaseMs + 1))).toMatchObject({ id, attempts: 2 });
    await endAttempt(email, { status: 'queued', sentAt: null, problem: 'late' });
    expect(await row(id)).toMatchObject({ status: 'sending', problem: null });
  });

  test('an email that takes its process down each time has failed in the end', async () => {
    const id = await order();
    const begun = Date.now();
    const at = (attempt: number) => new Date(begun + attempt * leaseMs * 2);
    for (let attempt = 0; attempt < maxAttempts; attempt++) await claimEmail(id, at(attempt), at(attempt));
    setClock(() => at(maxAttempts));
    await deliverEmail(id, says());
    expect(requestsFor(id)).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'failed', problem: expect.stringContaining('came to an end') });
  });

  test('is dropped where there is nothing left to say', async () => {
    const id = await order();
    await deliverEmail(id, { note: async () => null });
    expect(await row(id)).toMatchObject({ status: 'dropped', problem: 'no longer needed', sentAt: null });
  });

  test('a bug in a template is tried again, and its words stay out of the row', async () => {
    const id = await order();
    const broken = () => Promise.reject(new Error('cannot read the secret link'));
    await expect(deliverEmail(id, { note: broken })).rejects.toThrow('secret link');
    expect(await row(id)).toMatchObject({ status: 'queued', problem: 'The email could not be made.' });
    await expect(deliverEmail(id, {})).rejects.toThrow('no template');
  });

  test('goes to the development mailbox where nothing else is set', async () => {
    delete env().RESEND_API_KEY;
    const recipient = someone();
    await deliverEmail(await order({ recipient }), says());
    expect(await mailTo(recipient)).toMatchObject([{ subject: 'A note', text: `For ${recipient}` }]);
  });
});

describe('suppression', () => {
  const suppressed = async (recipient: string, sender: string, reason: 'bounce' | 'complaint' | 'blocked') => {
    await transaction((tx) => suppress(tx, { recipient: recipient.toUpperCase(), sender, reason }));
    return recipient;
  };

  test('an address on the list gets nothing, whatever its case', async () => {
    const recipient = await suppressed(someone(), '', 'complaint');
    const id = await order({ recipient });
    await deliverEmail(id, says());
    expect(await row(id)).toMatchObject({ status: 'suppressed', problem: expect.stringContaining('complaint') });
    expect(requestsFor(id)).toEqual([]);
  });

  test('a block of one sender stops that one alone', async () => {
    const recipient = await suppressed(someone(), 'acc_Sam', 'blocked');
    const from = (sender: string) => order({ recipient, details: { sender } });
    const [blocked, other, own] = [await from('acc_Sam'), await from('acc_Olga'), await order({ recipient })];
    for (const id of [blocked, other, own]) await deliverEmail(id, says());
    expect([(await row(blocked)).status, (await row(other)).status, (await row(own)).status]).toEqual(['suppressed', 'sent', 'sent']);
  });

  test('a sign-in link reaches whoever complained, but not a mailbox that is not there', async () => {
    const complained = await order({ kind: 'sign-in', recipient: await suppressed(someone(), '', 'complaint') });
    const bounced = await order({ kind: 'sign-in', recipient: await suppressed(await suppressed(someone(), '', 'complaint'), '', 'bounce') });
    for (const id of [complained, bounced]) await deliverEmail(id, says());
    expect([(await row(complained)).status, (await row(bounced)).status]).toEqual(['sent', 'suppressed']);
  });
});
