import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { fileKinds } from '@/lib/domain/files/hosted/file-kinds';
import { insertStoredFile } from '@/lib/domain/files/stored-file';
import { putBlob } from '@/lib/engines/storage/blobs';
import { plainDocx } from './plain-docx';

/** A Word document in an account's files, as an upload leaves it. */
export async function keepTemplate(accountId: string, changes: { isTest?: boolean; name?: string; text?: string } = {}) {
  const bytes = plainDocx(changes.text ?? 'Dear {{Client Name}}');
  const { mimeType } = fileKinds.docx;
  const kept = {
    accountId,
    isTest: changes.isTest ?? false,
    name: changes.name ?? 'Contract.docx',
    mimeType,
    sha256: await putBlob(bytes),
    bytes: bytes.length,
  };
  return transaction((tx) => insertStoredFile(tx, { ...kept, origin: 'upload', reading: null, at: now() }));
}

/** The rows of a workflow that makes its output of this file; returns the workflow's id. */
export async function makeWorkflowOf({ id: accountId, ownerId }: { id: string; ownerId: string }, fileId: string): Promise<string> {
  const times = { createdAt: now(), updatedAt: now() };
  const settings = { outputName: 'Output', createPdfCopy: false, removeOutput: false, enablePdfPassword: false, preventCopy: false };
  const document = { id: newId('doc'), position: 1, fileId, ...settings, ...times };
  const workflow = {
    id: newId('wkf'),
    accountId,
    ownerId,
    isTest: false,
    name: 'Letters',
    color: '#000000',
    icon: 'file',
    status: 'COMPLETE',
    createdByApi: true,
  };
  await db().workflow.create({ data: { ...workflow, ...times, documents: { create: document } } });
  return workflow.id;
}
