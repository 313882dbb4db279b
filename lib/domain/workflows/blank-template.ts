import type { Tx } from '@/lib/core/db';
import { blankDocx } from '@/lib/engines/office/blank-docx';
import { safeFileName } from '@/lib/engines/office/language/safe-file-name';
import { putBlob } from '@/lib/engines/storage/blobs';
import { fileKinds } from '../files/hosted/file-kinds';
import { withEnding } from '../files/hosted/file-name';
import { insertStoredFile } from '../files/stored-file';
import type { WorkflowRow } from './store';

/** Stores the bytes of a blank document; what it answers makes a file of the workflow's account of them, named after the workflow. */
export async function keepBlank({ accountId, isTest, name, language }: WorkflowRow) {
  const bytes = blankDocx({ language, title: '' });
  const { mimeType } = fileKinds.docx;
  const file = {
    accountId,
    isTest,
    name: withEnding(safeFileName(name, 'Document'), mimeType),
    mimeType,
    sha256: await putBlob(bytes),
    bytes: bytes.length,
    origin: 'blank' as const,
  };
  const reading = { kind: 'docx' as const, tags: [], findings: [], fonts: [] };
  return async (tx: Tx, at: Date) => ({ ...(await insertStoredFile(tx, { ...file, reading, at })), name: file.name });
}
