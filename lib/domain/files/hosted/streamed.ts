import { StreamedFile } from '@/lib/core/streamed-file';
import { getBlobStream } from '@/lib/engines/storage/blobs';
import { fileKinds, kindOfType } from './file-kinds';

type Kept = { name: string; mimeType: string; sha256: string; bytes: number };

/** A file as it is sent: shown where a browser can show it, saved where it cannot. Its tag is its hash. */
export const streamed = ({ name, mimeType, sha256, bytes }: Kept): StreamedFile =>
  new StreamedFile(bytes, mimeType, async (range) => (await getBlobStream(sha256, range)).stream, { name, inline: isShown(mimeType), tag: sha256 });

function isShown(mimeType: string): boolean {
  const kind = kindOfType(mimeType);
  return kind !== undefined && !fileKinds[kind].isTemplate;
}
