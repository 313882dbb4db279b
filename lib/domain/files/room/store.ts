import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import type { AccountScope } from '../../accounts/scope';
import type { VersionRow } from '../hosted/store';
import type { RoomKind } from '../rules';

/** As the index of each kind has it, word for word: PostgreSQL uses it for nothing else. */
const ofKind: Record<RoomKind, Prisma.Sql> = {
  document: Prisma.sql`AND origin <> 'output' AND mime_type IN ('application/pdf', 'image/png', 'image/jpeg')`,
  template: Prisma.sql`AND origin <> 'output' AND mime_type NOT IN ('application/pdf', 'image/png', 'image/jpeg')`,
  output: Prisma.sql`AND origin = 'output'`,
};

export type RoomRow = {
  id: string;
  name: string;
  folder: string;
  mimeType: string;
  bytes: number;
  isTest: boolean;
  origin: string;
  version: number;
  isShared: boolean;
  createdAt: Date;
  updatedAt: Date;
};

type Wanted = {
  kind: RoomKind | undefined;
  /** Exactly this one; undefined for all files, whether they lie in one or not. */
  folder?: string | undefined;
  words: readonly string[] | null;
  after: { createdAt: string; id: string } | undefined;
  limit: number;
};

/** The query of a page of the room's list; a test reads its plan. */
export function roomQuery({ accountId }: Pick<AccountScope, 'accountId'>, { kind, folder, words, after, limit }: Wanted): Prisma.Sql {
  // What is a word here has letters and digits alone, and so no sign of the query's own language.
  const query = words && [accountId.replace('_', '').toLowerCase(), ...words.map((word) => `${word}:*`)].join(' & ');
  return Prisma.sql`
    SELECT id, name, folder, mime_type AS "mimeType", bytes, is_test AS "isTest", origin, version, is_shared AS "isShared", created_at AS "createdAt", updated_at AS "updatedAt"
    FROM files
    WHERE account_id = ${accountId} ${kind ? ofKind[kind] : Prisma.empty}
      ${folder === undefined ? Prisma.empty : Prisma.sql`AND folder <> '' AND folder = ${folder}`}
      ${query === null ? Prisma.empty : Prisma.sql`AND search @@ to_tsquery('simple', ${query})`}
      ${after ? Prisma.sql`AND (created_at, id) < (${after.createdAt}::timestamptz, ${after.id})` : Prisma.empty}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** The newest first, from a place on. */
export const listRoomRows = (scope: AccountScope, wanted: Wanted): Promise<RoomRow[]> => db().$queryRaw<RoomRow[]>(roomQuery(scope, wanted));

/** So many folders are offered. */
export const maxFolders = 100;

/** The folders in which the account has files, by name: each is a leap in their index, however many files lie in it. A test reads its plan. */
export const foldersQuery = ({ accountId }: Pick<AccountScope, 'accountId'>): Prisma.Sql => Prisma.sql`
  WITH RECURSIVE own AS (
    (SELECT folder FROM files WHERE account_id = ${accountId} AND folder <> '' ORDER BY folder LIMIT 1)
    UNION ALL
    SELECT next.folder FROM own CROSS JOIN LATERAL (
      SELECT folder FROM files WHERE account_id = ${accountId} AND folder <> '' AND folder > own.folder ORDER BY folder LIMIT 1
    ) AS next
  )
  SELECT folder FROM own LIMIT ${maxFolders}`;

export const listFolders = async (scope: AccountScope): Promise<string[]> =>
  (await db().$queryRaw<{ folder: string }[]>(foldersQuery(scope))).map(({ folder }) => folder);

/** So many files are counted: who has a million does not wait for the last of them, and what all take is known without. */
export const countedFiles = 1_000;

/** Up to so many files as are counted, and what those weigh; `isMore` where there are others. */
export async function totalsOf({ accountId }: AccountScope): Promise<{ files: number; bytes: number; isMore: boolean }> {
  // Of these two columns there is an index; the driver's own sum reads the ids, too.
  const [{ files, bytes } = { files: 0, bytes: 0 }] = await db().$queryRaw<{ files: number; bytes: number }[]>`
    SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float AS bytes
    FROM (SELECT bytes FROM files WHERE account_id = ${accountId} LIMIT ${countedFiles + 1}) AS counted`;
  return { files: Math.min(files, countedFiles), bytes, isMore: files > countedFiles };
}

export type Use = { fileId: string; id: string; name: string };

/** The workflows that have one of these files as a template. The rooms that come later are spoken of by their tables alone. */
export const workflowsUsing = (fileIds: readonly string[]): Promise<Use[]> =>
  db().$queryRaw<Use[]>`
    SELECT DISTINCT workflow_documents.file_id AS "fileId", workflows.id, workflows.name
    FROM workflow_documents JOIN workflows ON workflows.id = workflow_documents.workflow_id
    WHERE workflow_documents.file_id = ANY(${[...fileIds]}) AND workflows.archived_at IS NULL ORDER BY workflows.name, workflows.id`;

/** The run that made a file, with its workflow; null for what was sent in. */
export async function runThatMade(fileId: string): Promise<{ run: string; id: string; name: string } | null> {
  const [found] = await db().$queryRaw<{ run: string; id: string; name: string }[]>`
    SELECT outputs.automation_id AS run, workflows.id, workflows.name FROM outputs JOIN workflows ON workflows.id = outputs.workflow_id
    WHERE outputs.file_id = ${fileId} OR outputs.pdf_file_id = ${fileId} OR outputs.signed_file_id = ${fileId} LIMIT 1`;
  return found ?? null;
}

/** The account's newest requests whose document came in as one of these bytes, a few. */
export const requestsOver = ({ accountId }: AccountScope, hashes: readonly string[]): Promise<{ id: string; title: string }[]> =>
  db().signatureRequest.findMany({
    where: { accountId, sourceSha256: { in: [...hashes] }, erasedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 5,
    select: { id: true, title: true },
  });

/** The newest versions of a file, so many of them. */
export const newestVersions = (fileId: string, limit: number): Promise<VersionRow[]> =>
  db().fileVersion.findMany({ where: { fileId }, orderBy: { number: 'desc' }, take: limit });

type MakerIds = { personIds: string[]; keyIds: string[] };

/** What people and keys are called, by their ids. Of somebody who has left nothing is known. */
export async function namesOfMakers({ personIds, keyIds }: MakerIds): Promise<Map<string, string>> {
  const [people, keys] = await Promise.all([
    db().person.findMany({
      where: { id: { in: personIds }, OR: [{ name: { not: null } }, { provenAt: { not: null } }] },
      select: { id: true, name: true, email: true },
    }),
    db().apiKey.findMany({ where: { id: { in: keyIds } }, select: { id: true, name: true } }),
  ]);
  return new Map([...people.map(({ id, name, email }) => [id, name ?? email] as const), ...keys.map(({ id, name }) => [id, name] as const)]);
}
