import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { queueEmail } from '../queue-email';
import { maxAttempts } from '../rules';
import { sendEmail } from './send-email';

const never = new AbortController().signal;

test('sends the email of its id by whoever writes its kind, and no other', async () => {
  const order = () =>
    transaction((tx) => queueEmail(tx, { kind: 'note', subject: null, owner: 'acc_1', recipient: `${randomHex(6)}@signer.example`, language: 'en' }));
  const [sent, waiting] = [await order(), await order()];
  const job = sendEmail({ note: async () => ({ subject: 'A note', html: '<p>Hello</p>', text: 'Hello' }) });
  await job.run({ id: sent }, never);
  const statusOf = async (id: string) => (await db().email.findUniqueOrThrow({ where: { id } })).status;
  expect([await statusOf(sent), await statusOf(waiting)]).toEqual(['sent', 'queued']);
});

test('is tried as often as an email may be, so that the last attempt is told apart from a queue that gave up', () => {
  expect(sendEmail({}).retry.limit).toBeGreaterThanOrEqual(maxAttempts);
});
