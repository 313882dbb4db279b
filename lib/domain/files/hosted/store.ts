import { db, type Tx } from '@/lib/core/db';
import type { File, FileVersion, Prisma } from '@/lib/core/generated/client';
import type { FileOrigin } from '../rules';
import type { TemplateReading } from './template-reading';

export type FileRow = File;
export type VersionRow = FileVersion;

export type NewFile = {
  id: string;
  accountId: string;
  isTest: boolean;
  name: string;
  mimeType: string;
  sha256: string;
  bytes: number;
  origin: FileOrigin;
  isShared: boolean;
  at: Date;
};

/** A file and its first version, which is never without the other. */
export async function insertFile(tx: Tx, { at, ...file }: NewFile, versionId: string, reading: TemplateReading | null): Promise<void> {
  await tx.file.create({ data: { ...file, createdAt: at, updatedAt: at } });
  await insertVersion(tx, { id: versionId, fileId: file.id, number: 1, sha256: file.sha256, bytes: file.bytes, mimeType: file.mimeType, at }, reading);
}

type NewVersion = { id: string; fileId: string; number: number; sha256: string; bytes: number; mimeType: string; at: Date };

export const insertVersion = (tx: Tx, { at, ...version }: NewVersion, reading: TemplateReading | null) =>
  tx.fileVersion.create({ data: { ...version, createdAt: at, ...(reading && { reading: reading as Prisma.InputJsonObject }) } });

/** Whosever it is. */
export const findFileById = (id: string): Promise<FileRow | null> => db().file.findUnique({ where: { id } });

/** The newest first. */
export const listVersionRows = (fileId: string): Promise<VersionRow[]> => db().fileVersion.findMany({ where: { fileId }, orderBy: { number: 'desc' } });

export const findVersionRow = (fileId: string, number: number): Promise<VersionRow | null> =>
  db().fileVersion.findUnique({ where: { fileId_number: { fileId, number } } });

/** A file that anyone with its link may view; null for one that is not shared. */
export const findSharedFile = (id: string): Promise<FileRow | null> => db().file.findUnique({ where: { id, isShared: true } });
