import { db, type Tx } from '@/lib/core/db';
import type { UploadOwner } from './rules';

export type StoredFile = { sha256: string; bytes: number; mimeType: string; createdAt: Date };

/** Notes files in the transaction that refers to them. A file that is there already stays as it is. */
export async function noteFiles(tx: Tx, files: readonly StoredFile[]): Promise<void> {
  await tx.blob.createMany({ data: [...files], skipDuplicates: true });
}

export type NewUpload = { id: string; accountId: string | null; isTest: boolean; createdAt: Date; openUntil: Date };

export const insertUpload = (tx: Tx, upload: NewUpload) => tx.upload.create({ data: upload });

export const findUpload = (id: string, { accountId, isTest }: UploadOwner) => db().upload.findFirst({ where: { id, accountId, isTest } });

/** Takes the first bytes of an upload. False where others were there first. */
export async function receiveUpload(tx: Tx, id: string, received: { sha256: string; bytes: number; receivedAt: Date; usableUntil: Date }): Promise<boolean> {
  const { count } = await tx.upload.updateMany({ where: { id, sha256: null }, data: received });
  return count === 1;
}

/** A use keeps an upload usable for longer. */
export async function keepUpload(tx: Tx, id: string, usableUntil: Date): Promise<void> {
  await tx.upload.update({ where: { id }, data: { usableUntil } });
}

/** Takes files out of the record that no upload still offers, and no account keeps. Their bytes go with the next sweep of storage. */
export async function forgetFiles(tx: Tx, hashes: readonly string[], at: Date): Promise<void> {
  const offered = await tx.upload.findMany({ where: { sha256: { in: [...hashes] }, usableUntil: { gt: at } }, select: { sha256: true } });
  const kept = new Set(
    [...offered, ...(await tx.file.findMany({ where: { sha256: { in: [...hashes] } }, select: { sha256: true } }))].map(({ sha256 }) => sha256),
  );
  await tx.blob.deleteMany({ where: { sha256: { in: hashes.filter((hash) => !kept.has(hash)) } } });
}

/** Removes uploads that nobody can use any more. */
export const forgetUploads = (before: Date) =>
  db().upload.deleteMany({ where: { OR: [{ usableUntil: { lt: before } }, { usableUntil: null, openUntil: { lt: before } }] } });

/** Which of these files a record speaks of. */
export async function knownFiles(hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db().blob.findMany({ where: { sha256: { in: [...hashes] } }, select: { sha256: true } });
  return new Set(rows.map(({ sha256 }) => sha256));
}

export type NewFile = { id: string; accountId: string; name: string; mimeType: string; sha256: string; bytes: number; isShared: boolean; createdAt: Date };

export const insertFile = (tx: Tx, file: NewFile) => tx.file.create({ data: file });

/** A file that anyone with its link may view; null for one that is not shared. */
export const findSharedFile = (id: string) => db().file.findUnique({ where: { id, isShared: true } });
