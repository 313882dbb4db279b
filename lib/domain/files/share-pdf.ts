import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { inspectPdf } from '@/lib/engines/pdf/intake/inspect-pdf';
import { putBlob } from '@/lib/engines/storage/blobs';
import { shareLink } from './share-link';
import { insertStoredFile } from './stored-file';

/** Keeps a PDF in an account's files, shared as "anyone with the link can view". Throws DocumentRefusal for what is no readable PDF. */
export async function sharePdf(accountId: string, name: string, bytes: Uint8Array): Promise<{ id: string; link: string }> {
  await inspectPdf(bytes);
  const sha256 = await putBlob(bytes);
  const file = { accountId, isTest: false, name, mimeType: 'application/pdf', sha256, bytes: bytes.length, origin: 'upload' as const, isShared: true };
  const { id } = await transaction((tx) => insertStoredFile(tx, { ...file, reading: null, at: now() }));
  return { id, link: shareLink({ id, shareGeneration: 1 }) };
}
