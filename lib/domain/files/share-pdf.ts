import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { inspectPdf } from '@/lib/engines/pdf/intake/inspect-pdf';
import { putBlob } from '@/lib/engines/storage/blobs';
import { shareLink } from './share-link';
import { insertFile, noteBlobs } from './store';

/** Keeps a PDF in an account's files, shared as "anyone with the link can view". Throws DocumentRefusal for what is no readable PDF. */
export async function sharePdf(accountId: string, name: string, bytes: Uint8Array): Promise<{ id: string; link: string }> {
  await inspectPdf(bytes);
  const sha256 = await putBlob(bytes);
  const mimeType = 'application/pdf';
  const file = { id: newId('file'), accountId, name, mimeType, sha256, bytes: bytes.length, isShared: true, createdAt: now() };
  await transaction(async (tx) => {
    await noteBlobs(tx, [{ sha256, bytes: bytes.length, mimeType, createdAt: file.createdAt }]);
    await insertFile(tx, file);
  });
  return { id: file.id, link: shareLink({ id: file.id, shareGeneration: 1 }) };
}
