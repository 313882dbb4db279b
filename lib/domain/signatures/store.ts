import { db, type Tx } from '@/lib/core/db';
import type { Caller } from '@/lib/core/operation';
import { type Move, moves, type StoredStatus } from './rules';
import { type StoredField, storedFields } from './stored-field';

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;
export type RequestRow = Omit<Row, 'status' | 'fields'> & { status: StoredStatus; fields: StoredField[] };

const findRow = (id: string) => db().signatureRequest.findUnique({ where: { id } });

const asRequest = (row: Row): RequestRow => ({ ...row, status: row.status as StoredStatus, fields: storedFields.parse(row.fields) });

/** A request by its id, for those who prove their right by a token afterwards. */
export async function findRequest(id: string): Promise<RequestRow | null> {
  const row = await findRow(id);
  return row && asRequest(row);
}

/** Whether the caller's key belongs to the account that made the request. */
export const ownsRequest = (request: RequestRow, { credential }: Caller): boolean =>
  credential.kind === 'key' && credential.accountId === request.accountId && credential.isTest === request.isTest;

export type NewRequest = Omit<
  RequestRow,
  'contentSha256' | 'signedSha256' | 'confirmedAt' | 'senderSignedAt' | 'acceptedAt' | 'signedAt' | 'cancelledAt' | 'expiredAt'
>;

export const insertRequest = (tx: Tx, request: NewRequest) => tx.signatureRequest.create({ data: request });

type Facts = Partial<Pick<RequestRow, 'senderSignedAt' | 'acceptedAt' | 'signedAt' | 'cancelledAt' | 'expiredAt' | 'contentSha256' | 'signedSha256'>>;

/**
 * Moves a request in one conditional UPDATE. False means that it was not in a state to be moved, or that its
 * time was over: another won.
 */
export async function moveRequest(tx: Tx, id: string, move: Move, at: Date, facts: Facts): Promise<boolean> {
  const inTime = move === 'expire' ? { expiresAt: { lte: at } } : move === 'finish' ? {} : { expiresAt: { gt: at } };
  const { count } = await tx.signatureRequest.updateMany({
    where: { id, status: { in: [...moves[move].from] }, ...inTime },
    data: { ...facts, status: moves[move].to },
  });
  return count === 1;
}

/** Ids of unsigned requests past their time, oldest first. */
export async function listOverdue(at: Date, limit: number): Promise<string[]> {
  const rows = await db().signatureRequest.findMany({
    where: { status: { in: [...moves.expire.from] }, expiresAt: { lte: at } },
    orderBy: { expiresAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

type ActRow = Awaited<ReturnType<typeof listActRows>>[number];
export type Act = Omit<ActRow, 'values'> & { values: Record<string, string> };

const listActRows = (requestId: string) => db().signingAct.findMany({ where: { requestId }, orderBy: { at: 'asc' } });

export const insertAct = (tx: Tx, act: Act) => tx.signingAct.create({ data: act });

/** The acts of signing in the order in which they were done. */
export const listActs = async (requestId: string): Promise<Act[]> =>
  (await listActRows(requestId)).map((row) => ({ ...row, values: row.values as Record<string, string> }));
