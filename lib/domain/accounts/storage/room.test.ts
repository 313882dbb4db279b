import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { withEnv } from '@/lib/testing/outside-server';
import { createRequest, requestBody } from '@/lib/testing/signing';
import { keepTemplate, makeWorkflowOf } from '@/lib/testing/templates';
import { uploadFile } from '@/lib/testing/upload';
import { isStorageFull, storageUsage } from './room';

const bytesOf = async (accountId: string): Promise<number> => (await storageUsage(accountId)).bytes;
const megabyte = 1024 * 1024;

test('every version of a file counts, and all of them are given back with it', async () => {
  const { account } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const { sha256, bytes, mimeType } = await db().file.findUniqueOrThrow({ where: { id } });
  expect(await bytesOf(account.id)).toBe(bytes);
  const at = new Date();
  await db().fileVersion.createMany({ data: [2, 3].map((number) => ({ id: `${id}-${number}`, fileId: id, number, sha256, bytes, mimeType, createdAt: at })) });
  expect(await bytesOf(account.id)).toBe(3 * bytes);
  await db().fileVersion.delete({ where: { id: `${id}-2` } });
  expect(await bytesOf(account.id)).toBe(2 * bytes);
  await db().file.delete({ where: { id } });
  expect(await bytesOf(account.id)).toBe(0);
});

test('a file that is given to another account counts there', async () => {
  const [from, to] = [(await makeAccount()).account, (await makeAccount()).account];
  const { id } = await keepTemplate(from.id);
  const { bytes } = await db().file.update({ where: { id }, data: { accountId: to.id } });
  expect([await bytesOf(from.id), await bytesOf(to.id)]).toEqual([0, bytes]);
});

test('a request counts what it was made of and what is shown, then what was signed, and nothing once it is erased', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  const where = { id: json.request_id as string };
  const row = await db().signatureRequest.findUniqueOrThrow({ where });
  const weight = async (hashes: string[]) => (await db().blob.findMany({ where: { sha256: { in: hashes } } })).reduce((sum, { bytes }) => sum + bytes, 0);
  const made = await weight([row.sourceSha256, row.presentedSha256]);
  expect(made).toBeGreaterThan(0);
  expect([await bytesOf(account.id), row.storedBytes]).toEqual([made, made]);
  await db().blob.create({ data: { sha256: `f${row.sourceSha256.slice(1)}`, bytes: 7_000, mimeType: 'application/pdf', createdAt: new Date() } });
  await db().signatureRequest.update({ where, data: { signedSha256: `f${row.sourceSha256.slice(1)}` } });
  expect(await bytesOf(account.id)).toBe(made + 7_000);
  // Its bytes may be gone by then: what was counted is given back.
  await db().blob.deleteMany({ where: { sha256: { in: [row.presentedSha256] } } });
  await db().signatureRequest.update({ where, data: { erasedAt: new Date() } });
  expect(await bytesOf(account.id)).toBe(0);
});

test('uploads, drafts and posts count until they are gone or erased', async () => {
  const { account } = await makeAccount();
  const at = new Date();
  const upload = { id: `up_${account.id}`, accountId: account.id, isTest: false, createdAt: at, openUntil: at };
  await db().upload.create({ data: upload });
  expect(await bytesOf(account.id)).toBe(0);
  await db().upload.update({ where: { id: upload.id }, data: { bytes: 100, sha256: 'x' } });
  expect(await bytesOf(account.id)).toBe(100);
  const post = { sourceId: 's', workflowId: await makeWorkflowOf(account, (await keepTemplate(account.id)).id), accountId: account.id, bodyHash: 'h' };
  const before = await bytesOf(account.id);
  await db().sourceEvent.create({ data: { id: `evt_${account.id}`, ...post, payload: '{}', bytes: 500, status: 'held', createdAt: at } });
  expect(await bytesOf(account.id)).toBe(before + 500);
  await db().sourceEvent.update({ where: { id: `evt_${account.id}` }, data: { status: 'queued' } });
  await db().sourceEvent.update({ where: { id: `evt_${account.id}` }, data: { payload: null } });
  await db().sourceEvent.delete({ where: { id: `evt_${account.id}` } });
  await db().upload.delete({ where: { id: upload.id } });
  expect(await bytesOf(account.id)).toBe(before - 100);
});

test('refused, and nothing stored, where the account is full, for files and requests alike; its own limit goes before that of all, and 0 is none', async () => {
  const { account, key } = await makeAccount();
  await db().accountStorage.create({ data: { accountId: account.id, bytes: 2n * BigInt(megabyte) } });
  const files = () => db().file.count({ where: { accountId: account.id } });
  withEnv({ STORAGE_LIMIT_MB: 2 });
  const refused = await uploadFile({ key });
  const details = [{ path: '', code: 'storage_limit', message: expect.stringContaining('Delete files that are no longer needed') }];
  expect([refused.status, refused.json.details, await files()]).toEqual([400, details, 0]);
  const sent = await call(serve(sendForSignature).POST, { key, body: requestBody() });
  expect([sent.status, sent.json.details]).toEqual([400, details]);
  expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(0);
  await db().account.update({ where: { id: account.id }, data: { storageLimitMb: 3 } });
  expect(await isStorageFull(account.id)).toBe(false);
  await db().account.update({ where: { id: account.id }, data: { storageLimitMb: 0 } });
  expect((await storageUsage(account.id)).limit).toBeNull();
  expect((await uploadFile({ key })).status).toBe(201);
});

test('another account is not held back by one that is full', async () => {
  const [full, other] = [await makeAccount(), await makeAccount()];
  await db().accountStorage.create({ data: { accountId: full.account.id, bytes: 20_000n * BigInt(megabyte) } });
  expect([await isStorageFull(full.account.id), await isStorageFull(other.account.id)]).toEqual([true, false]);
});

test('a small limit holds from the very file that reaches it, also of an account that was nearly empty a moment ago', async () => {
  const { account, key } = await makeAccount();
  withEnv({ STORAGE_LIMIT_MB: 10 });
  expect((await uploadFile({ key })).status).toBe(201);
  await db().accountStorage.create({ data: { accountId: account.id, bytes: 10n * BigInt(megabyte) } });
  expect((await uploadFile({ key })).status).toBe(400);
});
