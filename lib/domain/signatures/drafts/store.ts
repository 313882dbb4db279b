import { db, type Tx } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import type { AccountScope } from '../../accounts/scope';
import { forgetBlobs } from '../../files/store';
import { type DocumentKind, draftIdPattern } from './rules';
import { type DraftField, draftFields, pageSizes, type Suggestion, suggestions } from './schema';

const people = { person: { select: { id: true, name: true, email: true } }, changer: { select: { id: true, name: true, email: true } } };

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;
type Parsed = { documentKind: DocumentKind; language: Language; delivery: 'email' | 'link'; fields: DraftField[]; suggestions: Suggestion[] };
export type DraftRow = Omit<Row, keyof Parsed | 'pages'> & Parsed & { pages: { width: number; height: number }[] };

const findRow = (id: string) => db().draft.findUnique({ where: { id }, include: people });

const asDraft = (row: Row): DraftRow => ({
  ...row,
  documentKind: row.documentKind as DocumentKind,
  language: row.language as Language,
  delivery: row.delivery as DraftRow['delivery'],
  fields: draftFields.parse(row.fields),
  suggestions: suggestions.parse(row.suggestions),
  pages: pageSizes.parse(row.pages),
});

/** A draft of the scope's account. One of others is as one that is not there. */
export async function findDraft({ accountId }: AccountScope, id: string): Promise<DraftRow | null> {
  // What cannot be an id is not asked for: some of it no database takes.
  const row = draftIdPattern.test(id) ? await findRow(id) : null;
  return row?.accountId === accountId ? asDraft(row) : null;
}

export type NewDraft = Omit<DraftRow, 'person' | 'changer' | 'sentRequestId'>;

export const insertDraft = (tx: Tx, draft: NewDraft) => tx.draft.create({ data: draft });

export const countDrafts = (tx: Tx, accountId: string): Promise<number> => tx.draft.count({ where: { accountId, sentRequestId: null } });

/** Those of an account that were not sent, the last touched first, after the one that ended the page before. */
export async function listOpenDrafts({ accountId }: AccountScope, limit: number, after?: { updatedAt: string; id: string }): Promise<DraftRow[]> {
  const older = after && {
    updatedAt: { lte: after.updatedAt },
    OR: [{ updatedAt: { lt: after.updatedAt } }, { updatedAt: after.updatedAt, id: { lt: after.id } }],
  };
  const rows = await db().draft.findMany({
    where: { accountId, sentRequestId: null, ...older },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    include: people,
  });
  return rows.map(asDraft);
}

export type DraftChange = Partial<Omit<NewDraft, 'id' | 'accountId' | 'personId' | 'createdAt'> & Pick<DraftRow, 'sentRequestId'>>;

/** To be called with the draft held. */
export const changeDraft = (tx: Tx, id: string, change: DraftChange) => tx.draft.updateMany({ where: { id }, data: change });

/** Holds a draft for the rest of the transaction, and tells which bytes it has; null where there is none any more. */
export async function lockDraft(tx: Tx, id: string): Promise<{ revision: number; pdfSha256: string | null; sentRequestId: string | null } | null> {
  const [row] = await tx.$queryRaw<{ revision: number; pdfSha256: string | null; sentRequestId: string | null }[]>`
    SELECT revision, pdf_sha256 AS "pdfSha256", sent_request_id AS "sentRequestId" FROM drafts WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** Removes a draft, and the bytes that it alone had kept; with `before` only where nobody touched it since. */
export async function removeDraft(tx: Tx, id: string, before: Date | null = null): Promise<void> {
  const removed = await tx.$queryRaw<{ sha256: string | null }[]>`
    DELETE FROM drafts WHERE id = ${id} AND (${before}::timestamptz IS NULL OR updated_at < ${before}::timestamptz) RETURNING pdf_sha256 AS sha256`;
  await forgetBlobs(
    tx,
    removed.flatMap(({ sha256 }) => sha256 ?? []),
  );
}

export type UntouchedDraft = { id: string; updatedAt: Date };

/** Drafts that nobody touched since then, the oldest first, after the given one. */
export const listUntouched = (before: Date, after: UntouchedDraft | null, limit: number): Promise<UntouchedDraft[]> =>
  db().draft.findMany({
    where: {
      updatedAt: { lt: before },
      ...(after ? { OR: [{ updatedAt: { gt: after.updatedAt } }, { updatedAt: after.updatedAt, id: { gt: after.id } }] } : {}),
    },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, updatedAt: true },
  });
