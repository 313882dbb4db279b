import { now } from '@/lib/core/clock';
import { db, readingByIndex, type Tx, transaction } from '@/lib/core/db';
import { usedHashesSql } from './blob-uses';
import { type UploadOwner, uploadIdPattern } from './rules';

export type NotedBlob = { sha256: string; bytes: number; mimeType: string; createdAt: Date };

/**
 * Notes bytes in the transaction that refers to them. What is noted already stays as it is and is locked, so that
 * nobody forgets it before the new use can be seen; one order for all keeps two that note the same from a deadlock.
 */
export async function noteBlobs(tx: Tx, blobs: readonly NotedBlob[]): Promise<void> {
  const once = [...new Map(blobs.map((blob) => [blob.sha256, blob])).values()];
  const [sha256, bytes, mimeType, createdAt] = [
    once.map((blob) => blob.sha256),
    once.map((blob) => blob.bytes),
    once.map((blob) => blob.mimeType),
    once.map((blob) => blob.createdAt),
  ];
  await tx.$executeRaw`
    INSERT INTO blobs (sha256, bytes, mime_type, created_at)
    SELECT * FROM unnest(${sha256}::text[], ${bytes}::int[], ${mimeType}::text[], ${createdAt}::timestamptz[]) AS noted (sha256, bytes, mime_type, created_at)
    ORDER BY sha256
    ON CONFLICT (sha256) DO UPDATE SET sha256 = excluded.sha256`;
}

export type NewUpload = { id: string; accountId: string | null; isTest: boolean; createdAt: Date; openUntil: Date };

export const insertUpload = (tx: Tx, upload: NewUpload) => tx.upload.create({ data: upload });

/** Null where there is none, or it is another's. What cannot be an id is not asked for: some of it no database takes. */
export const findUpload = async (id: string, { accountId, isTest }: UploadOwner) =>
  uploadIdPattern.test(id) ? db().upload.findFirst({ where: { id, accountId, isTest } }) : null;

/** Takes the first bytes of an upload. False where others were there first. */
export async function receiveUpload(tx: Tx, id: string, received: { sha256: string; bytes: number; receivedAt: Date; usableUntil: Date }): Promise<boolean> {
  const { count } = await tx.upload.updateMany({ where: { id, sha256: null }, data: received });
  return count === 1;
}

/** A use keeps an upload usable for longer. */
export async function keepUpload(tx: Tx, id: string, usableUntil: Date): Promise<void> {
  await tx.upload.update({ where: { id }, data: { usableUntil } });
}

/**
 * Takes bytes out of the record that nothing needs any more, and returns which. They go with the next sweep of storage, which is told
 * that they went on purpose. The rows are locked before uses are counted: whoever notes one of them meanwhile is waited for, or waits.
 */
export async function forgetBlobs(tx: Tx, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  await tx.$queryRaw`SELECT 1 FROM blobs WHERE sha256 = ANY(${[...hashes]}::text[]) ORDER BY sha256 FOR UPDATE`;
  const used = await usedHashes(tx, hashes);
  const free = [...new Set(hashes)].filter((hash) => !used.has(hash));
  // What was forgotten before is noted no second time: its bytes may be gone, and no sweep would settle it.
  await tx.$executeRaw`
    WITH gone AS (DELETE FROM blobs WHERE sha256 = ANY(${free}::text[]) RETURNING sha256)
    INSERT INTO forgotten_blobs (sha256, forgotten_at) SELECT sha256, ${now()}::timestamptz FROM gone ON CONFLICT DO NOTHING`;
  return free;
}

/** Which of these hashes were taken out of the record on purpose. */
export async function forgottenAmong(hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db().forgottenBlob.findMany({ where: { sha256: { in: [...hashes] } }, select: { sha256: true } });
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** The sweep is done with these: their bytes are put aside. */
export async function settleForgotten(hashes: readonly string[]): Promise<void> {
  await db().forgottenBlob.deleteMany({ where: { sha256: { in: [...hashes] } } });
}

/** What is noted again is forgotten no more. */
export const dropNotedAgain = () => db().$executeRaw`DELETE FROM forgotten_blobs USING blobs WHERE forgotten_blobs.sha256 = blobs.sha256`;

async function usedHashes(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  await tx.$executeRawUnsafe(readingByIndex);
  const rows = await tx.$queryRawUnsafe<{ sha256: string }[]>(usedHashesSql, [...hashes]);
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Which of these hashes a record speaks of. */
export async function knownBlobs(hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db().blob.findMany({ where: { sha256: { in: [...hashes] } }, select: { sha256: true } });
  return new Set([...rows.map(({ sha256 }) => sha256), ...(await transaction((tx) => usedHashes(tx, hashes)))]);
}

/** Removes uploads that nobody can use any more, so many at most; `free` are the hashes that they alone had kept. */
export async function forgetUploads(tx: Tx, before: Date, limit: number): Promise<{ count: number; free: string[] }> {
  const removed = await tx.$queryRaw<{ sha256: string | null }[]>`
    DELETE FROM uploads WHERE ctid = ANY(ARRAY(
      (SELECT ctid FROM uploads WHERE usable_until < ${before}::timestamptz ORDER BY usable_until LIMIT ${limit})
      UNION ALL (SELECT ctid FROM uploads WHERE open_until < ${before}::timestamptz AND usable_until IS NULL ORDER BY open_until LIMIT ${limit})
      LIMIT ${limit})) RETURNING sha256`;
  const hashes = removed.flatMap(({ sha256 }) => sha256 ?? []);
  return { count: removed.length, free: await forgetBlobs(tx, hashes) };
}

export type PdfVerdict = { sha256: string; version: number; code: string | null; message: string | null; until: Date };

/** What rules of this version found, unless it is to be found out anew. */
export const findVerdict = (hash: string, version: number, at: Date): Promise<PdfVerdict | null> =>
  db().pdfVerdict.findFirst({ where: { sha256: hash, version, until: { gt: at } } });

/** The first verdict by the same rules stays for as long as it holds, but for one that a PDF can be signed. */
export async function keepVerdict({ sha256: hash, version, code, message, until }: PdfVerdict, at: Date): Promise<void> {
  await db().$executeRaw`
    INSERT INTO pdf_verdicts (sha256, version, code, message, until) VALUES (${hash}, ${version}, ${code}, ${message}, ${until})
    ON CONFLICT (sha256) DO UPDATE SET version = excluded.version, code = excluded.code, message = excluded.message, until = excluded.until
    WHERE pdf_verdicts.version <> excluded.version OR pdf_verdicts.until <= ${at} OR excluded.code IS NULL`;
}

/** Forgets so many at most of those whose time was over before then. Returns how many. */
export const forgetVerdicts = (before: Date, limit: number): Promise<number> =>
  db()
    .$executeRaw`DELETE FROM pdf_verdicts WHERE ctid = ANY(ARRAY(SELECT ctid FROM pdf_verdicts WHERE until < ${before}::timestamptz ORDER BY until LIMIT ${limit}))`;

export type InstallationRow = {
  id: string;
  createdAt: Date;
  applicationKeyMac: string;
  linkSecretMac: string;
  evidenceSince?: Date;
  evidenceKeyMac?: string;
};

/** Which installation the database belongs to; null before its first start. */
export const findInstallation = () => db().installation.findFirst();

/** Where another was faster, theirs stays. */
export async function insertInstallation(row: InstallationRow): Promise<void> {
  await db().installation.createMany({ data: [row], skipDuplicates: true });
}

/** The link secret was changed, and the installation is known by the new one. */
export const noteLinkSecret = (linkSecretMac: string) => db().installation.updateMany({ data: { linkSecretMac } });

export const replaceInstallation = (row: InstallationRow) => db().installation.upsert({ where: { only: true }, create: row, update: row });

/** What the evidence key makes of the installation, where nobody was faster. */
export async function noteEvidenceKey(facts: Required<Pick<InstallationRow, 'evidenceSince' | 'evidenceKeyMac'>>, before: string | null): Promise<void> {
  await db().installation.updateMany({ where: { evidenceKeyMac: before }, data: facts });
}

/** True for one caller, where the last sweep of storage is longer ago than that. */
export async function claimSweep(at: Date, before: Date): Promise<boolean> {
  const { count } = await db().installation.updateMany({ where: { OR: [{ sweptAt: null }, { sweptAt: { lt: before } }] }, data: { sweptAt: at } });
  return count === 1;
}

export const hasBlobs = async (): Promise<boolean> => (await db().blob.findFirst({ select: { sha256: true } })) !== null;

/** Every noted hash, in their order. */
export async function* listNotedBlobs(pageSize = 500): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const page = await db().blob.findMany({ where: { sha256: { gt: after } }, orderBy: { sha256: 'asc' }, take: pageSize, select: { sha256: true } });
    for (const { sha256 } of page) yield sha256;
    if (page.length < pageSize) return;
    after = page.at(-1)?.sha256 ?? after;
  }
}
