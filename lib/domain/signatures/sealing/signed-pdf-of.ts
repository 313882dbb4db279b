import { BinaryFile } from '@/lib/core/binary-file';
import { getBlob } from '@/lib/engines/storage/blobs';
import { signedFileName } from '../file-name';
import type { RequestRow } from '../store';

/** The sealed file, or null where there is none: not signed yet, or erased since. */
export async function signedPdfOf(request: RequestRow): Promise<BinaryFile | null> {
  if (request.status !== 'signed' || !request.signedSha256 || request.erasedAt) return null;
  return new BinaryFile(await getBlob(request.signedSha256), 'application/pdf', { name: signedFileName(request.title) });
}
