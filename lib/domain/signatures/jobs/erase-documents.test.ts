import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { verifyChain } from '@/lib/domain/events/chain';
import { findChainHead, listEvents } from '@/lib/domain/events/store';
import { knownBlobs } from '@/lib/domain/files/store';
import { blobKey } from '@/lib/engines/storage/blob-keys';
import { getBlob } from '@/lib/engines/storage/blobs';
import { storage } from '@/lib/engines/storage/storage';
import { MissingBlob } from '@/lib/engines/storage/storage-errors';
import { sweepBlobs } from '@/lib/engines/storage/sweep-blobs';
import { makeAccount } from '@/lib/testing/account';
import { withEnv } from '@/lib/testing/outside-server';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, downloadPdf, sign } from '@/lib/testing/signing';
import { keysIn } from '@/lib/testing/storage';

const daysOn = (days: number) => setClock(() => new Date(Date.now() + days * 24 * 60 * 60 * 1000));
afterEach(() => setClock(null));

// In the database of a test worker other tests have left more orphans than a sweep takes by itself.
const sweepAll = () => sweepBlobs(knownBlobs, { evenMany: true });

test('30 days after a request ended unsigned its documents are put aside, and after 30 more they are gone; hashes and a chain that verifies stay', async () => {
  const { key } = await makeAccount();
  const text = { document: { markdown: `Text of its own ${Math.random()} {{signature:signer}}` } };
  const { json } = await createRequest(key, text);
  await cancelRequest(json.request_id, { key });
  const { sourceSha256, presentedSha256 } = await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } });
  daysOn(29);
  await runJob('erase-documents');
  await sweepAll();
  expect((await getBlob(sourceSha256)).length).toBeGreaterThan(0);
  daysOn(31);
  await Promise.all([runJob('erase-documents'), runJob('erase-documents')]);
  await sweepAll();
  expect(await keysIn(await storage(), `${sourceSha256.slice(0, 2)}/`)).not.toContain(blobKey(sourceSha256));
  daysOn(63);
  await sweepAll();
  await expect(getBlob(sourceSha256)).rejects.toThrow(MissingBlob);
  await expect(getBlob(presentedSha256)).rejects.toThrow(MissingBlob);
  const events = await listEvents(json.request_id);
  expect(events.map(({ type }) => type)).toEqual(['request.created', 'request.cancelled', 'request.erased']);
  expect(verifyChain(events, await findChainHead(json.request_id))).toMatchObject({ valid: true });
});

test('a document that another request still needs stays, and signed ones stay without RETENTION_DAYS', async () => {
  const { key } = await makeAccount();
  const same = { document: { markdown: `Shared text ${Math.random()}` } };
  const [dropped, signed] = [await createRequest(key, same), await createRequest(key, same)];
  await cancelRequest(dropped.json.request_id, { key });
  await sign(signed.json.signer_link);
  daysOn(400);
  await runJob('erase-documents');
  await sweepAll();
  const download = await downloadPdf(signed.json.request_id, { token: signed.json.request_token });
  expect(download.status).toBe(200);
  const { sourceSha256 } = await db().signatureRequest.findUniqueOrThrow({ where: { id: signed.json.request_id } });
  expect((await getBlob(sourceSha256)).length).toBeGreaterThan(0);
});

test('the picture of a signature goes with the documents that it signed', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const ink = { create: { width: 300, height: 100, channels: 4 as const, background: '#fff' } };
  const stroke = await sharp({ create: { width: 200, height: 8, channels: 4, background: '#123456' } })
    .png()
    .toBuffer();
  const png = await sharp(ink)
    .composite([{ input: stroke }])
    .png()
    .toBuffer();
  await sign(json.signer_link, { signature_kind: 'uploaded', signature_file: new Blob([new Uint8Array(png)], { type: 'image/png' }) });
  const { pictureSha256 } = await db().signingAct.findFirstOrThrow({ where: { requestId: json.request_id } });
  expect(await knownBlobs([pictureSha256 ?? ''])).toEqual(new Set([pictureSha256]));
  withEnv({ RETENTION_DAYS: 10 });
  daysOn(11);
  await runJob('erase-documents');
  expect(await knownBlobs([pictureSha256 ?? ''])).toEqual(new Set());
});

test('a request whose fields cannot be read is erased like any other, and keeps no other from it', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await cancelRequest(json.request_id, { key });
  await db().signatureRequest.update({ where: { id: json.request_id }, data: { fields: 'not a list' } });
  daysOn(31);
  await runJob('erase-documents');
  expect(await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } })).toMatchObject({ erasedAt: expect.any(Date) });
});
