import { db, type Tx } from '@/lib/core/db';
import type { Prisma } from '@/lib/core/generated/client';
import { type AccountScope, isWithin } from '../accounts/scope';
import { type StoredField, storedFields } from './fields/stored-field';
import type { LinkWay } from './link-ways';
import { type InitialStatus, type Move, maxReminders, moves, requestIdPattern, type Status, type StoredStatus } from './rules';

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;
/** What it weighs is for the database alone, which counts it. */
export type RequestRow = Omit<Row, 'status' | 'fields' | 'storedBytes'> & { status: StoredStatus; fields: StoredField[] };

const findRow = (id: string) => db().signatureRequest.findUnique({ where: { id } });

const asRequest = (row: Row): RequestRow => ({ ...row, status: row.status as StoredStatus, fields: storedFields.parse(row.fields) });

/** A request of the scope's account. One of others is as one that is not there. */
export async function findRequest(scope: AccountScope, id: string): Promise<RequestRow | null> {
  const request = await findProvenRequest(id);
  return request && isWithin(scope, request) ? request : null;
}

/** A request by its id alone: for capabilities, which prove what they open by a secret, and for the service's own jobs. */
export async function findProvenRequest(id: string): Promise<RequestRow | null> {
  // What cannot be an id is as unknown as one that is not there; some of it no database takes.
  const row = requestIdPattern.test(id) ? await findRow(id) : null;
  return row && asRequest(row);
}

/** What only a later act knows. */
type SetLater =
  | 'contentSha256'
  | 'signedSha256'
  | 'confirmedAt'
  | 'senderSignedAt'
  | 'acceptedAt'
  | 'signedAt'
  | 'cancelledAt'
  | 'expiredAt'
  | 'declinedBy'
  | 'declineReason'
  | 'declineReported'
  | 'erasedAt'
  | 'reminderCount'
  | 'remindedAt'
  | 'sealHeldAt'
  | 'timeStampedAt'
  | 'timeStampFailed';

export type NewRequest = Omit<RequestRow, SetLater | 'status'> & { status: InitialStatus };

export const insertRequest = (tx: Tx, request: NewRequest) => tx.signatureRequest.createMany({ data: [request] });

type Facts = Partial<Pick<RequestRow, SetLater | 'senderVerified' | 'senderProvenAt'>>;

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

export type OverdueRequest = { id: string; expiresAt: Date };

/** Unsigned requests past their time, oldest first, after the given one. */
export const listOverdue = (at: Date, after: OverdueRequest | null, limit: number): Promise<OverdueRequest[]> =>
  db().signatureRequest.findMany({
    where: {
      status: { in: [...moves.expire.from] },
      expiresAt: { lte: at, ...(after ? { gte: after.expiresAt } : {}) },
      ...(after ? { OR: [{ expiresAt: { gt: after.expiresAt } }, { id: { gt: after.id } }] } : {}),
    },
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, expiresAt: true },
  });

type ActRow = Awaited<ReturnType<typeof listActRows>>[number];
export type Act = Omit<ActRow, 'values' | 'way'> & { values: Record<string, string>; way: LinkWay | null };

const listActRows = (requestId: string) => db().signingAct.findMany({ where: { requestId }, orderBy: { at: 'asc' } });

export const insertAct = (tx: Tx, act: Act) => tx.signingAct.create({ data: act });

/** The acts of signing in the order in which they were done. */
export const listActs = async (requestId: string): Promise<Act[]> =>
  (await listActRows(requestId)).map((row) => ({ ...row, values: row.values as Record<string, string>, way: row.way as LinkWay | null }));

/** Confirmations of a keyless sender that nobody has answered, sent since then. */
export const listUnanswered = (tx: Tx, usageSubject: string, since: Date) =>
  tx.signatureRequest.findMany({
    where: { usageSubject, status: 'awaiting_sender_confirmation', confirmSentAt: { gt: since } },
    select: { signerEmail: true, confirmSentAt: true },
  });

/** Raises the confirmation link's generation. False where another was faster, or nothing is to be confirmed any more. */
export async function renewConfirmation(tx: Tx, { id, confirmGeneration }: RequestRow, at: Date): Promise<boolean> {
  const { count } = await tx.signatureRequest.updateMany({
    where: { id, confirmGeneration, status: 'awaiting_sender_confirmation', expiresAt: { gt: at } },
    data: { confirmGeneration: confirmGeneration + 1, confirmSentAt: at },
  });
  return count === 1;
}

/** Counts a reminder. False where another was faster, or it is no longer the signer's turn. */
export async function countReminder(tx: Tx, { id, reminderCount }: WaitingRequest, at: Date): Promise<boolean> {
  const { count } = await tx.signatureRequest.updateMany({
    where: { id, reminderCount, status: 'pending', expiresAt: { gt: at } },
    data: { reminderCount: reminderCount + 1, remindedAt: at },
  });
  return count === 1;
}

/** A request without its fields, which a row of an earlier version may have in a form that can no longer be read. */
export type WaitingRequest = Omit<RequestRow, 'fields'>;

/** What a reminder by itself waits for: a signer's turn that began before `turnBefore`, or an end before `endsBefore`. */
export type Reminding = { turnBefore: Date; endsBefore: Date; turnToReminderDays: number; reminderToEndDays: number };

/**
 * Requests by email of which a reminder may be due, in the order of their ids, after the given one: all of which it is, and few
 * others. What is not reminded any more, or was at the right time, is passed over in the index and the row.
 */
export async function listWaiting(due: Reminding, after: { id: string } | null, limit: number): Promise<WaitingRequest[]> {
  const found = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM signature_requests
    WHERE status = 'pending' AND delivery = 'email' AND NOT is_test AND reminder_count < ${maxReminders} AND id > ${after?.id ?? ''}
      AND ((created_at <= ${due.turnBefore}::timestamptz AND (reminded_at IS NULL
          OR reminded_at < coalesce(sender_signed_at, confirmed_at, created_at) + make_interval(hours => ${due.turnToReminderDays * 24}::int)))
        OR (expires_at <= ${due.endsBefore}::timestamptz
          AND (reminded_at IS NULL OR reminded_at < expires_at - make_interval(hours => ${due.reminderToEndDays * 24}::int))))
    ORDER BY id LIMIT ${limit}`;
  const rows = await db().signatureRequest.findMany({ where: { id: { in: found.map(({ id }) => id) } }, orderBy: { id: 'asc' }, omit: { fields: true } });
  return rows.map((row) => ({ ...row, status: row.status as StoredStatus }));
}

/** Which requests, and from where on: after the one that ended the page before, whose time of creation is in RFC 3339. */
type Wanted = {
  limit: number;
  at: Date;
  status?: Status | undefined;
  after?: { createdAt: string; id: string } | undefined;
  /** Where only these are looked among. */
  among?: readonly string[] | undefined;
};

/** The requests that a scope sees, newest first. */
export async function listNewest({ accountId, mode }: AccountScope, { limit, at, status, after, among }: Wanted): Promise<RequestRow[]> {
  // The first bound is what the index can use; the second tells those of the same moment apart.
  const older = after && {
    createdAt: { lte: after.createdAt },
    OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { gt: after.id } }],
  };
  const rows = await db().signatureRequest.findMany({
    where: {
      accountId,
      ...(among ? { id: { in: [...among] } } : {}),
      ...(mode === 'both' ? {} : { isTest: mode === 'test' }),
      AND: [older ?? {}, status ? readingAs(status, at) : {}],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: limit,
  });
  return rows.map(asRequest);
}

/** The rows that the API says are in a status now: time ends a request before the sweeper writes it down. */
function readingAs(status: Status, at: Date): Prisma.SignatureRequestWhereInput {
  const unsigned = [...moves.expire.from];
  if (status === 'expired') return { OR: [{ status }, { status: { in: unsigned }, expiresAt: { lte: at } }] };
  if (status === 'pending') return { OR: [{ status: 'accepted' }, { status, expiresAt: { gt: at } }] };
  return unsigned.some((open) => open === status) ? { status, expiresAt: { gt: at } } : { status };
}

/** Notes that an accepted request waits for a certificate that is valid. */
export async function noteHeld(id: string, at: Date): Promise<void> {
  await db().signatureRequest.updateMany({ where: { id, status: 'accepted', sealHeldAt: null }, data: { sealHeldAt: at } });
}

/** Accepted requests that wait for a certificate, in the order of their ids, after the given one. */
export const listHeld = (after: { id: string } | null, limit: number): Promise<{ id: string }[]> =>
  db().signatureRequest.findMany({
    where: { status: 'accepted', id: { gt: after?.id ?? '' }, sealHeldAt: { not: null } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  });

/** What erasing asks of a request. */
export type RequestToErase = Pick<RequestRow, 'id' | 'accountId' | 'isTest' | 'sourceSha256' | 'presentedSha256' | 'signedSha256'>;

/** When it ended, in whichever way. */
export type EndedRequest = RequestToErase & { endedAt: Date };

export type WayToEnd = 'cancelledAt' | 'expiredAt' | 'signedAt';

/** Requests that ended in a way before then and still have their documents, by when they ended, after the given one. */
export async function listToErase(way: WayToEnd, before: Date, after: EndedRequest | null, limit: number): Promise<EndedRequest[]> {
  const rows = await db().signatureRequest.findMany({
    where: {
      erasedAt: null,
      ...(way === 'signedAt' ? { status: 'signed' } : {}),
      [way]: { lte: before, ...(after ? { gte: after.endedAt } : {}) },
      ...(after ? { OR: [{ [way]: { gt: after.endedAt } }, { id: { gt: after.id } }] } : {}),
    },
    orderBy: [{ [way]: 'asc' }, { id: 'asc' }],
    take: limit,
    select: {
      ...{ id: true, accountId: true, isTest: true, sourceSha256: true, presentedSha256: true, signedSha256: true },
      ...{ cancelledAt: true, expiredAt: true, signedAt: true },
    },
  });
  return rows.map((row) => ({ ...row, endedAt: row[way] ?? before }));
}

/** Marks the documents of a request as erased, and returns the hashes that it needs no more; null where another was faster. */
export async function eraseDocuments(tx: Tx, request: RequestToErase, at: Date): Promise<string[] | null> {
  const { count } = await tx.signatureRequest.updateMany({ where: { id: request.id, erasedAt: null }, data: { erasedAt: at } });
  if (count === 0) return null;
  const acts = await tx.signingAct.findMany({ where: { requestId: request.id }, select: { pictureSha256: true } });
  await tx.signingAct.updateMany({ where: { requestId: request.id }, data: { signature: null, pictureSha256: null, values: {} } });
  return [request.sourceSha256, request.presentedSha256, request.signedSha256, ...acts.map((act) => act.pictureSha256)].filter((hash) => hash !== null);
}

/** Whether this service has ever sealed a document; false before the first migration too. */
export async function hasSealedDocuments(): Promise<boolean> {
  const [table] = await db().$queryRaw<{ there: boolean }[]>`SELECT to_regclass('signature_requests') IS NOT NULL AS there`;
  return Boolean(table?.there) && (await db().signatureRequest.findFirst({ where: { signedSha256: { not: null } }, select: { id: true } })) !== null;
}

/** Holds a request for the rest of the transaction, so that others wait who want to do the same. */
export const lockRequest = (tx: Tx, id: string) => tx.$executeRaw`SELECT 1 FROM signature_requests WHERE id = ${id} FOR UPDATE`;

/** The requests whose sealed file has one of these hashes: whoever knows such a hash has held the file. */
export const listSealedAs = async (hashes: readonly string[]): Promise<RequestRow[]> =>
  (await db().signatureRequest.findMany({ where: { signedSha256: { in: [...hashes] }, status: 'signed' } })).map(asRequest);

/** Which of these are ids of signed requests. */
export const listSignedIds = async (ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (await db().signatureRequest.findMany({ where: { id: { in: [...ids] }, status: 'signed' }, select: { id: true } })).map(({ id }) => id);
