import type { Tx } from '@/lib/core/db';

export type StoredFile = { sha256: string; bytes: number; mimeType: string; createdAt: Date };

/** Notes files in the transaction that refers to them. A file that is there already stays as it is. */
export async function noteFiles(tx: Tx, files: readonly StoredFile[]): Promise<void> {
  await tx.blob.createMany({ data: [...files], skipDuplicates: true });
}
