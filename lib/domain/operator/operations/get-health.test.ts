import { afterAll, afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { newId } from '@/lib/core/ids';
import { deliverEmail } from '@/lib/domain/mail/deliver-email';
import { queueEmail } from '@/lib/domain/mail/queue-email';
import { perform } from '@/lib/surfaces/perform/perform';
import { startResendServer } from '@/lib/testing/mail-resend-server';
import { makeOperator } from '@/lib/testing/operator';
import { noteMeasures } from '../measures/note-measures';
import { measuredForMs } from '../measures/rules';
import { getHealth } from './get-health';

afterEach(() => setClock(null));
const resend = await startResendServer();
afterAll(() => resend.stop());

test('the health names what is needed, what is missing and how much room is left, and no secret', async () => {
  const { caller } = await makeOperator();
  const health = await perform(getHealth, {}, caller);
  expect(health.checks.find(({ name }) => name === 'database')).toEqual({ name: 'database', isWell: true });
  // No worker runs beside a test.
  expect(health.checks.find(({ name }) => name === 'worker')).toEqual({ name: 'worker', isWell: false });
  expect(health.mail).toMatchObject({ way: 'mailbox', problem: null });
  expect(health.disk?.freeBytes).toBeGreaterThan(0);
  expect(health.seal?.subject).toBeTruthy();
  expect(health.versions).toEqual(expect.arrayContaining([{ name: 'Node.js', version: process.versions.node }]));
});

test('a worker is well as long as it measures, and one that has not for ninety seconds is not', async () => {
  const { caller } = await makeOperator();
  const isWell = async () => (await perform(getHealth, {}, caller)).checks.find(({ name }) => name === 'worker')?.isWell;
  const at = new Date();
  setClock(() => at);
  await noteMeasures();
  expect(await isWell()).toBe(true);
  setClock(() => new Date(at.getTime() + measuredForMs));
  expect(await isWell()).toBe(false);
});

test('emails that failed are counted for a day', async () => {
  const { caller } = await makeOperator();
  const failed = async () => (await perform(getHealth, {}, caller)).mail.failed;
  const before = await failed();
  const mail = { kind: 'sign-in', recipient: 'a@failed.example', language: 'en', status: 'bounced', details: {} };
  await db().email.create({ data: { id: newId('eml'), ...mail, createdAt: new Date() } });
  await db().email.create({ data: { id: newId('eml'), ...mail, createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect(await failed()).toBe(before + 1);
});

test('emails that the provider refuses for now are counted while they wait, with what it said and without the address', async () => {
  const { caller } = await makeOperator();
  const { mail: before } = await perform(getHealth, {}, caller);
  expect(before).toMatchObject({ waiting: 0, tried: 0, refusal: null });
  Object.assign(env(), { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url });
  const recipient = 'anna@signer.example';
  resend.answers.refuse = { status: 429, body: { name: 'rate_limit_exceeded', statusCode: 429, message: `Too many for ${recipient}` } };
  const made = () => transaction((tx) => queueEmail(tx, { kind: 'note', subject: null, owner: 'acc_1', recipient, language: 'en' }));
  const [refused] = [await made(), await made()];
  const says = { note: async () => ({ subject: 'A note', html: '<p>Hello</p>', text: 'Hello' }) };
  await expect(deliverEmail(refused, says)).rejects.toThrow();
  const { mail } = await perform(getHealth, {}, caller);
  expect(mail).toMatchObject({ way: 'resend', waiting: 2, tried: 1, failed: before.failed, refusal: expect.stringContaining('Too many for …') });
});
