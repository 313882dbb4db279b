import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { putBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { keepTemplate, makeWorkflowOf } from '@/lib/testing/templates';
import { readSharedFile } from './read-shared-file';
import { shareToken } from './share-link';
import { insertStoredFile } from './stored-file';

async function shared(id: string): Promise<string> {
  const file = await db().file.update({ where: { id }, data: { isShared: true } });
  return shareToken(file);
}

/** An output as a run leaves it: a document with its PDF copy. */
async function anOutput(account: { id: string; ownerId: string }, pdf: Uint8Array): Promise<string> {
  const document = await keepTemplate(account.id, { name: 'Lease.docx' });
  const kept = { accountId: account.id, isTest: false, name: 'Lease.pdf', mimeType: 'application/pdf', sha256: await putBlob(pdf), bytes: pdf.length };
  const copy = await transaction((tx) => insertStoredFile(tx, { ...kept, origin: 'output', reading: null, at: now() }));
  const workflowId = await makeWorkflowOf(account, document.id);
  const run = {
    id: newId('aut'),
    workflowId,
    accountId: account.id,
    isTest: false,
    sourceEventId: 'sev_1',
    workflowVersion: 1,
    status: 'completed',
    createdAt: now(),
  };
  const output = { id: newId('out'), workflowId, documentId: 'doc_1', name: 'Lease', fileId: document.id, pdfFileId: copy.id, createdAt: now() };
  await db().automation.create({ data: { ...run, outputs: { create: output } } });
  return document.id;
}

test('the link of an output that has a PDF copy gives the copy to who reads it for signing', async () => {
  const { account } = await makeAccount();
  const pdf = await plainPdf();
  const token = await shared(await anOutput(account, pdf));
  const file = await readSharedFile(token);
  expect([file?.name, file?.mimeType, Buffer.from(file?.bytes ?? []).equals(Buffer.from(pdf))]).toEqual(['Lease.pdf', 'application/pdf', true]);
});

test('the link of a template without a PDF gives the template, and one that is dead gives nothing', async () => {
  const { account } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const token = await shared(id);
  expect((await readSharedFile(token))?.name).toBe('Contract.docx');
  await db().file.update({ where: { id }, data: { shareGeneration: 2 } });
  expect(await readSharedFile(token)).toBeNull();
});
