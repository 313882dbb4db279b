import type { StreamedFile } from '@/lib/core/streamed-file';
import { signedFileName } from '../file-name';
import type { RequestRow } from '../store';
import { storedPdf } from '../stored-pdf';

/** The sealed file, or null where there is none: not signed yet, or erased since. */
export async function signedPdfOf(request: RequestRow): Promise<StreamedFile | null> {
  if (request.status !== 'signed' || !request.signedSha256 || request.erasedAt) return null;
  return storedPdf(request.signedSha256, signedFileName(request.title));
}
