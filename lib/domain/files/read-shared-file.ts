import { getBlob } from '@/lib/engines/storage/blobs';
import { findSharedFile } from './hosted/store';
import { fileIdIn, isShareToken } from './share-link';

export type SharedFile = { name: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> };

/** The file that a share link opens, for whoever has the link; null for a link that opens none, or none any more. */
export async function readSharedFile(token: string): Promise<SharedFile | null> {
  const id = fileIdIn(token);
  const file = id && (await findSharedFile(id));
  if (!file || !isShareToken(token, file)) return null;
  return { name: file.name, mimeType: file.mimeType, bytes: await getBlob(file.sha256) };
}
