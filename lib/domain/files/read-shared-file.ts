import { getBlob } from '@/lib/engines/storage/blobs';
import { kindOfType } from './hosted/file-kinds';
import { findPdfCopy, findSharedFile } from './hosted/store';
import { fileIdIn, isShareToken } from './share-link';
import type { StoredFile } from './stored-file';

/** The file that a share link opens, for whoever has the link; null for a link that opens none, or none any more. */
export async function openShareLink(token: string): Promise<StoredFile | null> {
  const id = fileIdIn(token);
  const file = id && (await findSharedFile(id));
  return file && isShareToken(token, file) ? file : null;
}

export type SharedFile = { name: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> };

/** The same with its bytes; of an output that was made with a PDF copy that copy, as only a PDF can be signed. */
export async function readSharedFile(token: string): Promise<SharedFile | null> {
  const file = await openShareLink(token);
  if (!file) return null;
  const { name, mimeType, sha256 } = (kindOfType(file.mimeType) !== 'pdf' && (await findPdfCopy(file.id))) || file;
  return { name, mimeType, bytes: await getBlob(sha256) };
}
