import { StreamedFile } from '@/lib/core/streamed-file';
import { blobBytes, getBlobStream } from '@/lib/engines/storage/blobs';

/**
 * A PDF of the storage as it is sent: piece by piece, as fast as its reader reads, so that hundreds of slow readers of a
 * large one hold little memory. Throws MissingBlob.
 */
export const storedPdf = async (sha256: string, name: string): Promise<StreamedFile> =>
  new StreamedFile(await blobBytes(sha256), 'application/pdf', async (range) => (await getBlobStream(sha256, range)).stream, { name, tag: sha256 });
