import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { listEvents } from '@/lib/domain/events/store';
import { queueEmail } from '@/lib/domain/mail/queue-email';
import { recordDelivery } from '@/lib/domain/mail/record-delivery';
import { makeAccount } from '@/lib/testing/account';
import { deliverAll } from '@/lib/testing/deliveries';
import { listenTo, receiver } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';
import { createRequest } from '@/lib/testing/signing';

/** Sends an email about a request, which the provider then says came back. */
async function bounce(requestId: string, recipient: string) {
  const order = { kind: 'signing-link', subject: { kind: 'request', id: requestId }, owner: 'acc_1', recipient, language: 'en' } as const;
  const id = await transaction((tx) => queueEmail(tx, order));
  const providerId = randomHex(8);
  await db().email.update({ where: { id }, data: { status: 'sent', providerId } });
  await recordDelivery({ type: 'email.bounced', data: { email_id: providerId, bounce: { type: 'Permanent', message: 'No such mailbox.' } } });
  return id;
}

const queued = (id: string) => db().$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'note-bounce' AND data->>'id' = ${id}`;

test('an email that came back is noted on its request once, and its endpoints are told of it', async () => {
  const { account, key } = await makeAccount();
  const { received } = await receiver();
  await listenTo('requests', account.id, { events: ['request.email_bounced'] });
  const { json } = await createRequest(key);
  const recipient = `${randomHex(6)}@signer.example`;
  const id = await bounce(json.request_id, recipient);
  expect(await queued(id)).toHaveLength(1);
  for (let run = 0; run < 2; run += 1) await runJob('note-bounce', id);
  const noted = (await listEvents(json.request_id)).filter(({ type }) => type === 'request.email_bounced');
  const problem = 'The receiving server refused it. No such mailbox.';
  expect(noted.map(({ data }) => data)).toEqual([{ emailId: id, kind: 'signing-link', recipient, problem }]);
  await deliverAll(account.id);
  expect(received.map(({ body }) => body.data.email)).toEqual([{ recipient, kind: 'signing-link', problem }]);
});

test('an email that did not come back, is about nothing, or unknown, is noted nowhere', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const order = { kind: 'sign-in', subject: null, owner: 'acc_1', recipient: `${randomHex(6)}@signer.example`, language: 'en' } as const;
  const aboutNothing = await transaction((tx) => queueEmail(tx, order));
  for (const id of [aboutNothing, 'eml_unknown']) await runJob('note-bounce', id);
  expect((await listEvents(json.request_id)).map(({ type }) => type)).toEqual(['request.created']);
});
