import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { maxAttempts } from '@/lib/domain/mail/rules';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '@/lib/testing/account';
import { startResendServer } from '@/lib/testing/mail-resend-server';
import { startSmtpServer } from '@/lib/testing/mail-smtp-server';
import { runJob } from '@/lib/testing/run-job';
import { createRequest, downloadPdf, readStatus, sign } from '@/lib/testing/signing';
import { linkFor } from '../party-link';

const resend = await startResendServer();
const smtp = await startSmtpServer();
afterAll(async () => {
  await resend.stop();
  await smtp.stop();
});

const before = { ...env() };
const use = (settings: Record<string, string>) => Object.assign(env(), { MAIL_FROM: 'Paraph <no-reply@paraph.example>', ...settings });
afterEach(() => {
  for (const name of ['RESEND_API_KEY', 'SMTP_URL'] as const) delete env()[name];
  Object.assign(env(), before);
  Object.assign(resend.answers, { refuse: null, hangUp: false, delayMs: 0 });
  Object.assign(smtp.answers, { refuse: null, hangUp: false });
});

/** Signed, with an email for the sender and one for the signer that nobody has sent yet. */
async function signedByMail() {
  const { key, email: sender } = await makeAccount();
  const signer = `${randomHex(6)}@signer.example`;
  const { json } = await createRequest(key, { delivery: 'email', signer: { name: 'Anna Berg', email: signer }, certificate: false });
  const [id, token] = [json.request_id as string, json.request_token as string];
  await db().email.updateMany({ where: { subjectId: id }, data: { status: 'dropped' } });
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  expect(await sign(linkFor(request, 'signer'))).toMatchObject({ status: 303, problem: null });
  return { id, key, token, sender, signer };
}

type Signed = Awaited<ReturnType<typeof signedByMail>>;

const mailTo = (recipient: string) => db().email.findFirstOrThrow({ where: { recipient, kind: { in: ['signed-sender', 'signed-copy'] } } });

/** Runs an email’s job as the queue does, which tries again later where it fails. */
async function runMailJob(recipient: string): Promise<'done' | 'again'> {
  const { id } = await mailTo(recipient);
  return runJob('send-email', id).then(
    () => 'done',
    () => 'again',
  );
}

async function expectSigned({ id, key, token }: Signed) {
  expect((await readStatus(id, { key })).json).toMatchObject({ status: 'signed', signed_at: expect.any(String) });
  expect((await downloadPdf(id, { token })).status).toBe(200);
}

const down = { status: 503, body: { name: 'application_error', statusCode: 503, message: 'Down for maintenance' } };
const invalid = { status: 422, body: { name: 'validation_error', statusCode: 422, message: 'Invalid `to` field.' } };

describe('scenario 38: the mail provider is down when the last signature is given', () => {
  const providers = {
    Resend: {
      up: () => use({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url }),
      goDown: () => Object.assign(resend.answers, { refuse: down }),
      comeBack: () => Object.assign(resend.answers, { refuse: null }),
      arrivedFor: (to: string) => [...resend.emails.values()].filter(({ body }) => body.to.includes(to)).length,
    },
    SMTP: {
      up: () => use({ SMTP_URL: smtp.url }),
      goDown: () => Object.assign(smtp.answers, { refuse: { command: 'MAIL', answer: '421 Down for maintenance' } }),
      comeBack: () => Object.assign(smtp.answers, { refuse: null }),
      arrivedFor: (to: string) => smtp.deliveries.filter((delivery) => delivery.to.includes(to)).length,
    },
    'SMTP, with nobody at its port': {
      up: () => use({ SMTP_URL: smtp.url }),
      goDown: () => use({ SMTP_URL: 'smtp://127.0.0.1:1' }),
      comeBack: () => use({ SMTP_URL: smtp.url }),
      arrivedFor: (to: string) => smtp.deliveries.filter((delivery) => delivery.to.includes(to)).length,
    },
  };

  test.each(Object.entries(providers))('%s: the request is signed, each email is tried again and arrives once', async (_, provider) => {
    provider.up();
    provider.goDown();
    const signed = await signedByMail();
    for (let attempt = 1; attempt <= 3; attempt += 1)
      for (const to of [signed.sender, signed.signer]) {
        expect(await runMailJob(to)).toBe('again');
        expect(await mailTo(to)).toMatchObject({ status: 'queued', attempts: attempt, problem: expect.stringMatching(/^(Resend|SMTP): /) });
      }
    await expectSigned(signed);
    expect([provider.arrivedFor(signed.sender), provider.arrivedFor(signed.signer)]).toEqual([0, 0]);
    provider.comeBack();
    // The queue may hand a job out twice, and at once.
    await Promise.all([signed.sender, signed.signer, signed.sender, signed.signer].map(runMailJob));
    for (const to of [signed.sender, signed.signer]) expect(await runMailJob(to)).toBe('done');
    expect([provider.arrivedFor(signed.sender), provider.arrivedFor(signed.signer)]).toEqual([1, 1]);
    expect([(await mailTo(signed.sender)).status, (await mailTo(signed.signer)).status]).toEqual(['sent', 'sent']);
    await expectSigned(signed);
  });

  test('a provider that stays down: after the last attempt the email has failed, says why, and the document is signed all the same', async () => {
    providers.Resend.up();
    providers.Resend.goDown();
    const signed = await signedByMail();
    const outcomes: string[] = [];
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) outcomes.push(await runMailJob(signed.sender));
    expect(outcomes).toEqual([...Array.from({ length: maxAttempts - 1 }, () => 'again'), 'done']);
    expect(await mailTo(signed.sender)).toMatchObject({ status: 'failed', attempts: maxAttempts, problem: 'Resend: Down for maintenance' });
    expect(await mailTo(signed.signer)).toMatchObject({ status: 'queued', attempts: 0 });
    await expectSigned(signed);
  });
});

describe('scenario 38: one of the two addresses is bad', () => {
  beforeEach(() => void use({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url }));
  const requestsTo = (to: string) => resend.requests.filter(({ body }) => body.to.includes(to)).length;

  test.each(['signer', 'sender'] as const)('the %s’s is refused for good: it is tried once, and the other’s is sent once', async (bad) => {
    const signed = await signedByMail();
    const good = bad === 'signer' ? 'sender' : 'signer';
    Object.assign(resend.answers, { refuse: invalid });
    expect(await runMailJob(signed[bad])).toBe('done');
    Object.assign(resend.answers, { refuse: null });
    for (let time = 0; time < 3; time += 1) for (const to of [signed[good], signed[bad]]) expect(await runMailJob(to)).toBe('done');
    expect([requestsTo(signed[bad]), requestsTo(signed[good])]).toEqual([1, 1]);
    expect(await mailTo(signed[bad])).toMatchObject({ status: 'failed', problem: 'Resend: Invalid `to` field.' });
    expect((await mailTo(signed[good])).status).toBe('sent');
    await expectSigned(signed);
  });

  test('the signer’s is refused for now, again and again: the sender’s, sent in between, is not sent again', async () => {
    const signed = await signedByMail();
    expect(await runMailJob(signed.sender)).toBe('done');
    Object.assign(resend.answers, { refuse: down });
    for (let time = 0; time < 4; time += 1) expect([await runMailJob(signed.signer), await runMailJob(signed.sender)]).toEqual(['again', 'done']);
    expect([requestsTo(signed.sender), requestsTo(signed.signer)]).toEqual([1, 4]);
  });

  test('the provider took it and closed the line without a word: the repeat has the same key, so that it is one email', async () => {
    const signed = await signedByMail();
    Object.assign(resend.answers, { hangUp: true });
    expect(await runMailJob(signed.signer)).toBe('again');
    Object.assign(resend.answers, { hangUp: false });
    expect(await runMailJob(signed.signer)).toBe('done');
    const keys = resend.requests.filter(({ body }) => body.to.includes(signed.signer)).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect([...resend.emails.values()].filter(({ body }) => body.to.includes(signed.signer))).toHaveLength(1);
  });
});
