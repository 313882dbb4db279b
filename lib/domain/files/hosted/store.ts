import { db, type Tx } from '@/lib/core/db';
import { type FileVersion, Prisma } from '@/lib/core/generated/client';
import type { FileOrigin } from '../rules';
import { type FileUse, fileUses } from './file-uses';
import type { TemplateReading } from './template-reading';

const withOwner = { account: { select: { id: true, kind: true, name: true } } } satisfies Prisma.FileInclude;
/** A file and whose it is. */
export type FileRow = Prisma.FileGetPayload<{ include: typeof withOwner }>;
export type VersionRow = FileVersion;

/** Who makes a version: ids, of which a run has neither. */
export type Maker = { personId: string | null; apiKeyId: string | null };

export type NewFile = {
  id: string;
  accountId: string;
  isTest: boolean;
  name: string;
  /** None where nobody says. */
  folder?: string;
  mimeType: string;
  sha256: string;
  bytes: number;
  origin: FileOrigin;
  isShared: boolean;
  at: Date;
  by?: Maker;
};

/** A file and its first version, which is never without the other. */
export async function insertFile(tx: Tx, { at, by, ...file }: NewFile, versionId: string, reading: TemplateReading | null): Promise<void> {
  await tx.file.create({ data: { ...file, createdAt: at, updatedAt: at } });
  const { sha256, bytes, mimeType } = file;
  await insertVersion(tx, { id: versionId, fileId: file.id, number: 1, sha256, bytes, mimeType, at, ...(by && { by }) }, reading);
}

type NewVersion = { id: string; fileId: string; number: number; sha256: string; bytes: number; mimeType: string; at: Date; by?: Maker };

const insertVersion = (tx: Tx, { at, by, ...version }: NewVersion, reading: TemplateReading | null) =>
  tx.fileVersion.create({ data: { ...version, ...by, createdAt: at, ...(reading && { reading: reading as Prisma.InputJsonObject }) } });

/** A version that the file has from now on. */
export async function addVersion(tx: Tx, version: NewVersion, reading: TemplateReading | null): Promise<void> {
  await insertVersion(tx, version, reading);
  const { number, sha256, bytes, mimeType, at } = version;
  await tx.file.update({ where: { id: version.fileId }, data: { version: number, sha256, bytes, mimeType, updatedAt: at } });
}

/** Whosever it is. */
export const findFileById = (id: string): Promise<FileRow | null> => db().file.findUnique({ where: { id }, include: withOwner });

/** A file with its newest version. */
export const readFile = async (tx: Pick<Tx, 'file' | 'fileVersion'>, id: string): Promise<{ file: FileRow; newest: VersionRow }> => {
  const { versions, ...file } = await tx.file.findUniqueOrThrow({
    where: { id },
    include: { ...withOwner, versions: { orderBy: { number: 'desc' }, take: 1 } },
  });
  const [newest] = versions;
  if (!newest) throw new Error(`The file ${id} has no version.`);
  return { file, newest };
};

/** The same, and nobody else changes or removes it until the transaction ends. Null where it is gone. */
export async function lockFile(tx: Tx, id: string): Promise<{ file: FileRow; newest: VersionRow } | null> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM files WHERE id = ${id} FOR UPDATE`;
  return rows.length === 0 ? null : readFile(tx, id);
}

export const updateFile = (tx: Tx, id: string, data: { name?: string; folder?: string; isShared?: boolean; shareGeneration?: number; updatedAt: Date }) =>
  tx.file.update({ where: { id }, data });

/** Removes a file with its versions, and returns the hashes that they had. */
export async function removeFile(tx: Tx, id: string): Promise<string[]> {
  const versions = await tx.fileVersion.findMany({ where: { fileId: id }, select: { sha256: true } });
  await tx.file.delete({ where: { id } });
  return versions.map(({ sha256 }) => sha256);
}

type Wanted = { accountIds: string[]; isTest: boolean | null; mimeType: string | undefined; name: string | undefined };
export type Place = readonly [createdAt: string, id: string];

/** The newest first, from a place on. */
export const listFileRows = ({ accountIds, isTest, mimeType, name }: Wanted, limit: number, after: Place | undefined): Promise<FileRow[]> =>
  db().file.findMany({
    where: {
      accountId: { in: accountIds },
      ...(isTest === null ? {} : { isTest }),
      ...(mimeType === undefined ? {} : { mimeType }),
      ...(name === undefined ? {} : { name: { contains: literal(name), mode: Prisma.QueryMode.insensitive } }),
      ...(after ? { OR: [{ createdAt: { lt: after[0] } }, { createdAt: after[0], id: { lt: after[1] } }] } : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    include: withOwner,
  });

/** Signs that would stand for others in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The newest first. */
export const listVersionRows = (fileId: string): Promise<VersionRow[]> => db().fileVersion.findMany({ where: { fileId }, orderBy: { number: 'desc' } });

export const findVersionRow = (fileId: string, number: number): Promise<VersionRow | null> =>
  db().fileVersion.findUnique({ where: { fileId_number: { fileId, number } } });

/** A link outlives a sign-out, and no account: its files wait to be erased, and nobody looks at them meanwhile. */
const ofOpenAccount = { account: { closedAt: null } } satisfies Prisma.FileWhereInput;

/** A file that anyone with its link may view; null for one that is not shared. */
export const findSharedFile = (id: string): Promise<FileRow | null> =>
  db().file.findUnique({ where: { id, isShared: true, ...ofOpenAccount }, include: withOwner });

/** A file for whoever has a link to it that names it by its id. */
export const findLinkedFile = (id: string): Promise<FileRow | null> => db().file.findUnique({ where: { id, ...ofOpenAccount }, include: withOwner });

/** The PDF that a run made together with this output; null where there is none. */
export async function findPdfCopy(fileId: string): Promise<FileRow | null> {
  const [found] = await db().$queryRaw<{ id: string }[]>`SELECT pdf_file_id AS id FROM outputs WHERE file_id = ${fileId} AND pdf_file_id IS NOT NULL LIMIT 1`;
  return found ? findFileById(found.id) : null;
}

/** What uses a file, a few of each kind. */
export async function usesOfFile(tx: Tx, id: string): Promise<FileUse[]> {
  const uses: FileUse[] = [];
  for (const { what, sql } of fileUses) {
    const rows = await tx.$queryRawUnsafe<{ id: string }[]>(`${sql} ORDER BY 1 LIMIT 5`, id);
    if (rows.length > 0) uses.push({ what, ids: rows.map((row) => row.id) });
  }
  return uses;
}
