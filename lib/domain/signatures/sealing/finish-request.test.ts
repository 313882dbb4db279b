import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test, vi } from 'vitest';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { runFinishJob } from '@/lib/testing/run-job';
import { createRequest, sign } from '@/lib/testing/signing';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { listEvents } from '../../events/store';
import { findProvenRequest, listActs } from '../store';
import { finishRequest, makeSignedPdf } from './finish-request';
import * as sealing from './seal';

async function accepted(changes: Record<string, unknown> = {}) {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, changes);
  // The process "dies" between the two transactions: sealing fails after the act was recorded.
  const dies = vi.spyOn(sealing, 'sealIdentity').mockRejectedValueOnce(new Error('process died'));
  const answer = await sign(json.signer_link);
  dies.mockRestore();
  return { id: json.request_id as string, answer, key };
}

test('when the process dies between act and seal, nothing is lost: the status reads pending and the job finishes it', async () => {
  const { id, answer } = await accepted();
  expect(answer).toMatchObject({ status: 303, problem: null });
  expect((await findProvenRequest(id))?.status).toBe('accepted');
  const event = (await db().event.findMany({ where: { subject: id, type: 'signature.accepted' } }))[0];
  expect(await db().$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'finish-request' AND data->>'id' = ${event?.id}`).toHaveLength(1);
  await runFinishJob(id);
  const request = await findProvenRequest(id);
  expect(request?.status).toBe('signed');
  expect(request?.signedAt).toEqual(request?.acceptedAt);
});

test('finishing twice at once gives one PDF and one event', async () => {
  const { id } = await accepted();
  await Promise.all([finishRequest(id), finishRequest(id), finishRequest(id)]);
  const types = (await listEvents(id)).map((event) => event.type);
  expect(types.filter((type) => type === 'request.signed')).toHaveLength(1);
  const request = await findProvenRequest(id);
  expect(sha256(await getBlob(request?.signedSha256 ?? ''))).toBe(request?.signedSha256);
});

test('finishing the same request twice gives the same content', async () => {
  const { id } = await accepted();
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  const [acts, events] = [await listActs(id), await listEvents(id)];
  const [one, two] = [await makeSignedPdf(request, acts, events), await makeSignedPdf(request, acts, events)];
  expect(one.contentSha256).toBe(two.contentSha256);
});

test('the signed PDF carries the evidence as an attachment, with the head of the chain at signing', async () => {
  const { id } = await accepted();
  await finishRequest(id);
  const request = await findProvenRequest(id);
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'signed.pdf'), await getBlob(request?.signedSha256 ?? ''));
  execFileSync('pdfdetach', ['-saveall', '-o', folder, path.join(folder, 'signed.pdf')]);
  const evidence = JSON.parse(readFileSync(path.join(folder, 'evidence.json'), 'utf8'));
  const acceptedEvent = (await listEvents(id)).find((event) => event.type === 'signature.accepted');
  expect(evidence.chain_head).toBe(acceptedEvent?.hash);
  expect(evidence.document.signed_content_sha256).toBe(request?.contentSha256);
  expect(evidence.signatures[0]).toMatchObject({ party: 'signer', kind: 'typed', ip: '198.51.100.20', time_zone: 'Europe/Berlin' });
});

test.each([
  [true, 2],
  [false, 1],
])('certificate %s: %i pages, the certificate in the size of the document', async (certificate, pages) => {
  const { id } = await accepted({ certificate });
  await finishRequest(id);
  const request = await findProvenRequest(id);
  const document = await PDFDocument.load(await getBlob(request?.signedSha256 ?? ''));
  expect(document.getPageCount()).toBeGreaterThanOrEqual(pages);
  if (!certificate) expect(document.getPageCount()).toBe(1);
  const sizes = document.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);
  for (const size of sizes) expect(size).toEqual(sizes[0]);
});
