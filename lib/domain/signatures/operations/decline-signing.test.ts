import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { listEvents } from '@/lib/domain/events/store';
import { makeAccount } from '@/lib/testing/account';
import { deliverMails } from '@/lib/testing/request-mails';
import { createRequest, decline, readStatus, sign } from '@/lib/testing/signing';

test('the request ends as cancelled, the reason stands in the history, and the sender is told', async () => {
  const { key, email } = await makeAccount();
  const { json } = await createRequest(key);
  expect((await decline(json.signer_link, 'The price is wrong.')).status).toBe(303);
  expect((await readStatus(json.request_id, { key })).json.status).toBe('cancelled');
  expect((await listEvents(json.request_id)).at(-1)).toMatchObject({ type: 'request.declined', data: { party: 'signer', reason: 'The price is wrong.' } });
  const mails = await deliverMails(json.request_id);
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['declined', email]]);
  expect(mails[0]?.text).toContain('The price is wrong.');
});

test('a reason is text in the mail, never markup', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await decline(json.signer_link, '<img src=x onerror=alert(1)>');
  const [mail] = await deliverMails(json.request_id);
  expect(mail?.html).not.toContain('<img src=x');
  expect(mail?.html).toContain('&lt;img');
});

test('a reason over 500 characters is refused, and nothing changed', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  expect((await decline(json.signer_link, '😀'.repeat(501))).problem).toBe('text_too_long');
  expect((await readStatus(json.request_id, { key })).json.status).toBe('pending');
  expect((await decline(json.signer_link, '😀'.repeat(500))).problem).toBeNull();
});

test('what is signed can no longer be declined, and whose turn it is not cannot decline', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  await decline(json.signer_link, 'too late');
  expect((await readStatus(json.request_id, { key })).json.status).toBe('signed');
  expect((await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } })).declinedBy).toBeNull();
});
