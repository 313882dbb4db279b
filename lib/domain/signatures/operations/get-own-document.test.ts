import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest, sign } from '@/lib/testing/signing';
import { getOwnDocument } from './get-own-document';

test('the pages with the places to fill in, those of who has signed marked as done; then the signed pages and the certificate’s', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key, { sender_signs: true, document: { markdown: '{{signature:sender}} {{signature:signer}} {{text:signer:City}}' } });
  const caller = await signedInCaller(account.ownerId);
  const read = () => perform(getOwnDocument, { request_id: json.request_id }, caller);
  const done = async () => (await read()).fields.map(({ party, kind, isDone }) => `${party} ${kind} ${isDone}`);
  expect(await done()).toEqual(['sender signature false', 'signer signature false', 'signer text false']);
  const presented = await read();
  expect(presented).toMatchObject({ of: 'presented', certificateFrom: null, pages: [{ number: 1, width: expect.any(Number), height: expect.any(Number) }] });
  expect(JSON.stringify(presented.pages)).not.toContain('{{');
  await db().signatureRequest.update({ where: { id: json.request_id }, data: { senderSignedAt: now(), status: 'pending' } });
  expect(await done()).toEqual(['sender signature true', 'signer signature false', 'signer text false']);
});

test('once it is signed its pages are those of the sealed file', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  const caller = await signedInCaller(account.ownerId);
  const signed = await perform(getOwnDocument, { request_id: json.request_id }, caller);
  expect(signed).toMatchObject({ of: 'signed', certificateFrom: 2, fields: [] });
  expect(signed.pages.length).toBeGreaterThan(1);
  await db().signatureRequest.update({ where: { id: json.request_id }, data: { erasedAt: now() } });
  await expect(perform(getOwnDocument, { request_id: json.request_id }, caller)).rejects.toMatchObject({ status: 404 });
});
