import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { insertCalls } from '@/lib/domain/accounts/calls/store';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { verifyRequest } from '@/lib/domain/signatures/verification/verify-request';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { runJob } from '@/lib/testing/run-job';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest, downloadPdf, sign } from '@/lib/testing/signing';
import { deleteOwnAccount } from '../operations/delete-own-account';

afterEach(() => setClock(null));
const hoursOn = (hours: number) => setClock(() => new Date(Date.now() + hours * 60 * 60 * 1000));

async function departed() {
  const made = await makeAccount({ name: 'Kim Keller' });
  const open = (await createRequest(made.key, { title: 'Open offer', signer: { name: 'Anna Berg', email: 'anna@signer.example' } })).json;
  const signed = (await createRequest(made.key, { title: 'Signed offer', signer: { name: 'Anna Berg', email: 'anna@signer.example' } })).json;
  await sign(signed.signer_link);
  const pdf = new Uint8Array(await (await downloadPdf(signed.request_id, { token: signed.request_token })).response.arrayBuffer());
  await completedRun(made);
  await perform(deleteOwnAccount, { confirmation: made.email }, await signedInCaller(made.account.ownerId));
  return { ...made, open: open.request_id as string, signed: signed.request_id as string, pdf };
}

/** All that the database says of requests, acts, letters and events of these subjects. */
async function textOf(ids: string[]): Promise<string> {
  const rows = await Promise.all([
    db().signatureRequest.findMany({ where: { id: { in: ids } } }),
    db().signingAct.findMany({ where: { requestId: { in: ids } } }),
    db().email.findMany({ where: { subjectId: { in: ids } } }),
    db().event.findMany({ where: { subject: { in: ids } } }),
  ]);
  return JSON.stringify(rows);
}

test('a day after a request ended nothing says any more who it was about; the sealed file still verifies against hashes and chain', {
  timeout: 90_000,
}, async () => {
  const { email, open, signed, pdf } = await departed();
  await runJob('empty-accounts');
  const personal = [email, 'Kim Keller', 'Anna Berg', 'anna@signer.example', 'offer', 'Test Browser', '198.51.100.20'];
  const before = await textOf([open, signed]);
  for (const words of personal) expect(before).toContain(words);
  hoursOn(25);
  await Promise.all([runJob('empty-accounts'), runJob('empty-accounts')]);
  const text = await textOf([open, signed]);
  for (const words of personal) expect(text).not.toContain(words);
  const request = await findProvenRequest(signed);
  expect(request).toMatchObject({ status: 'signed', signedSha256: expect.any(String), erasedAt: expect.any(Date) });
  expect(request && (await verifyRequest(request, pdf))).toMatchObject({ valid: true, problems: [] });
});

test('files and workflows, with what came in and was made, are gone; then the account is not looked at again', { timeout: 90_000 }, async () => {
  const { account } = await departed();
  const where = { where: { accountId: account.id } };
  const call = { accountId: account.id, keyId: 'key_1', operation: 'listFiles', status: 200, error: null, at: new Date(), durationMs: 1 };
  await insertCalls([{ ...call, correlationId: 'x', byTool: false }]);
  const counts = () =>
    Promise.all([
      ...[db().file.count(where), db().workflow.count(where), db().automation.count(where), db().sourceEvent.count(where)],
      db().apiCall.count(where),
    ]);
  // What is under way needs its template, and is waited for.
  await db().automation.updateMany({ ...where, data: { status: 'running' } });
  await runJob('empty-accounts');
  expect((await counts()).slice(0, 3).every((count) => count > 0)).toBe(true);
  await db().automation.updateMany({ ...where, data: { status: 'completed' } });
  await runJob('empty-accounts');
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  expect(await db().account.findUniqueOrThrow({ where: { id: account.id } })).toMatchObject({ emptiedAt: null });
  hoursOn(25);
  await runJob('empty-accounts');
  expect(await db().account.findUniqueOrThrow({ where: { id: account.id } })).toMatchObject({ emptiedAt: expect.any(Date) });
});

test('an account whose person is there keeps everything', { timeout: 90_000 }, async () => {
  const { account, key } = await makeAccount();
  await completedRun({ account, key });
  const { request_id } = (await createRequest(key, { title: 'Mine' })).json;
  hoursOn(24 * 20);
  await runJob('empty-accounts');
  expect(await db().workflow.count({ where: { accountId: account.id } })).toBe(1);
  expect(await db().signatureRequest.findUniqueOrThrow({ where: { id: request_id } })).toMatchObject({ title: 'Mine', erasedAt: null });
});

test('one that is signed and not sealed yet keeps what it is sealed with, however long that takes', { timeout: 90_000 }, async () => {
  const { signed } = await departed();
  await db().signatureRequest.update({ where: { id: signed }, data: { status: 'accepted' } });
  hoursOn(25);
  await runJob('empty-accounts');
  const row = () => db().signatureRequest.findUniqueOrThrow({ where: { id: signed } });
  expect(await row()).toMatchObject({ title: 'Signed offer', signerEmail: 'anna@signer.example', erasedAt: null });
  await db().signatureRequest.update({ where: { id: signed }, data: { status: 'signed' } });
  await runJob('empty-accounts');
  expect(await row()).toMatchObject({ title: '', erasedAt: expect.any(Date) });
});
