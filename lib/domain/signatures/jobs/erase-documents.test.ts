import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { verifyChain } from '@/lib/domain/events/chain';
import { findChainHead, listEvents } from '@/lib/domain/events/store';
import { knownFiles } from '@/lib/domain/files/store';
import { getBlob, sweepBlobs } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, downloadPdf, sign } from '@/lib/testing/signing';

const daysOn = (days: number) => setClock(() => new Date(Date.now() + days * 24 * 60 * 60 * 1000));
afterEach(() => setClock(null));

const sweepAll = async () => {
  for (let part = 0; part < 256; part += 1) await sweepBlobs(part, knownFiles);
};

test('30 days after a request ended unsigned its documents are gone; hashes and a chain that verifies stay', async () => {
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
  await expect(getBlob(sourceSha256)).rejects.toThrow();
  await expect(getBlob(presentedSha256)).rejects.toThrow();
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

test('a request whose fields can no longer be read is erased like any other', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { document: { markdown: `Unreadable later ${Math.random()} {{signature:signer}}` } });
  await cancelRequest(json.request_id, { key });
  await db().$executeRaw`UPDATE signature_requests SET fields = '{"no": 1}'::jsonb WHERE id = ${json.request_id}`;
  daysOn(31);
  await runJob('erase-documents');
  expect((await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } })).erasedAt).not.toBeNull();
});
