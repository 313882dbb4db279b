import { z } from 'zod';
import { db, type Tx } from '@/lib/core/db';
import type { Prisma } from '@/lib/core/generated/client';
import { type Language, languages } from '@/lib/core/i18n/languages';
import { type EmailStatus, emailStatuses, type SuppressionReason } from './rules';

/** Flat, and without a secret that is not sealed. */
export type EmailDetails = Record<string, string | number | boolean | null>;

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const statusSchema = z.enum(emailStatuses);
const languageSchema = z.enum(languages);

/** What an email speaks of: a thing of a later domain, by its kind and its id there. */
export type EmailSubject = { kind: string; id: string };

/** An email as templates and deliveries see it. */
export type EmailRow = {
  id: string;
  kind: string;
  /** Null where it speaks of nobody's thing, as a sign-in link does. */
  subject: EmailSubject | null;
  recipient: string;
  language: Language;
  details: EmailDetails;
  status: EmailStatus;
  attempts: number;
  createdAt: Date;
};

export type NewEmail = Omit<EmailRow, 'status' | 'attempts'>;

export async function insertEmail(tx: Tx, { subject, ...email }: NewEmail): Promise<void> {
  const columns = { subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null };
  await tx.email.create({ data: { ...email, ...columns, details: detailsSchema.parse(email.details), status: 'queued' } });
}

/**
 * Takes an email for sending, and counts the attempt: one that waits, or one whose process has let its lease run out.
 * While it is sending, `sent_at` is when the lease was last renewed. Of two at once, one gets it; null for the other.
 */
export async function claimEmail(id: string, at: Date, renewedBefore: Date): Promise<EmailRow | null> {
  const rows = await db().email.updateManyAndReturn({
    where: { id, OR: [{ status: 'queued' }, { status: 'sending', sentAt: { lt: renewedBefore } }] },
    data: { status: 'sending', sentAt: at, attempts: { increment: 1 } },
  });
  return rows[0] ? asEmail(rows[0]) : null;
}

/** The attempt goes on, and nobody else is to begin one. */
export async function renewLease({ id, attempts }: Attempt, at: Date): Promise<void> {
  await db().email.updateMany({ where: { id, attempts, status: 'sending' }, data: { sentAt: at } });
}

/**
 * When the attempt that is under way was last heard of; null where there is none. One that a clock renewed which was ahead, and is right
 * again, counts as of `at`: otherwise nobody would look for so long. Whoever holds it renews it soon, and loses nothing.
 */
export async function findLease(id: string, at: Date): Promise<{ kind: string; renewedAt: Date } | null> {
  await db().email.updateMany({ where: { id, status: 'sending', sentAt: { gt: at } }, data: { sentAt: at } });
  const row = await db().email.findFirst({ where: { id, status: 'sending' }, select: { kind: true, sentAt: true } });
  return row?.sentAt ? { kind: row.kind, renewedAt: row.sentAt } : null;
}

type Attempt = Pick<EmailRow, 'id' | 'attempts'>;
type Ending = { status: EmailStatus; sentAt: Date | null; problem: string | null; providerId?: string | null };

/** Ends an attempt, unless a report of the provider was faster, or another attempt has begun. */
export async function endAttempt({ id, attempts }: Attempt, ending: Ending): Promise<void> {
  const { count } = await db().email.updateMany({ where: { id, attempts, status: 'sending' }, data: ending });
  if (count === 0 && ending.providerId) await db().email.updateMany({ where: { id, providerId: null }, data: { providerId: ending.providerId } });
}

type Reported = { providerId: string; emailId: string | null };

/** The email of a report: by the provider's name for it, or by our own where that came along. */
export const findReported = (tx: Tx, { providerId, emailId }: Reported) =>
  tx.email.findFirst({ where: { OR: [{ providerId }, ...(emailId ? [{ id: emailId }] : [])] }, select: { id: true, recipient: true } });

/** An email that came back, and what was said of it; null where it did not. */
export const findBounced = (id: string) =>
  db().email.findFirst({ where: { id, status: 'bounced' }, select: { kind: true, subjectKind: true, subjectId: true, recipient: true, problem: true } });

/** False where the email is not in one of these states. */
export async function moveEmail(tx: Tx, id: string, from: readonly EmailStatus[], to: Pick<Ending, 'problem'> & { status?: EmailStatus }): Promise<boolean> {
  const { count } = await tx.email.updateMany({ where: { id, status: { in: [...from] } }, data: to });
  return count === 1;
}

/** How many emails of a kind were made about a subject. */
export const countEmailsAbout = (subject: EmailSubject, kind: string): Promise<number> =>
  db().email.count({ where: { subjectKind: subject.kind, subjectId: subject.id, kind } });

/** What became of the newest email of these kinds about each of these subjects, by the subject's id. */
export async function newestEmailStatus(subjectKind: string, subjectIds: readonly string[], kinds: readonly string[]): Promise<Map<string, EmailStatus>> {
  const rows = await db().email.findMany({
    where: { subjectKind, subjectId: { in: [...subjectIds] }, kind: { in: [...kinds] } },
    orderBy: { createdAt: 'asc' },
    select: { subjectId: true, status: true },
  });
  return new Map(rows.map(({ subjectId, status }) => [subjectId ?? '', statusSchema.parse(status)]));
}

/** How many addresses want no more mail of a sender, for this reason. */
export const countSuppressions = (tx: Tx, sender: string, reason: SuppressionReason): Promise<number> => tx.suppression.count({ where: { sender, reason } });

export type SuppressionRow = { recipient: string; sender: string; reason: SuppressionReason; requestId: string | null; createdAt: Date };

/** Keeps the first reason, but for a bounce, which holds more back than any other. */
export async function insertSuppression(tx: Tx, suppression: SuppressionRow): Promise<void> {
  await tx.suppression.createMany({ data: [suppression], skipDuplicates: true });
  const { recipient, sender, reason } = suppression;
  if (reason === 'bounce') await tx.suppression.updateMany({ where: { recipient, sender }, data: { reason } });
}

/** Why an address gets no mail: none at all (sender is empty), or none from this sender. */
export async function findSuppressions(recipient: string, sender: string): Promise<SuppressionReason[]> {
  const rows = await db().suppression.findMany({ where: { recipient, sender: { in: ['', sender] } }, select: { reason: true } });
  return rows.map(({ reason }) => reason as SuppressionReason);
}

/** The newest addresses that get no more mail, of one recipient or of all, after the given one. */
export async function listSuppressions(
  recipient: string | null,
  limit: number,
  after?: { createdAt: string; recipient: string; sender: string },
): Promise<SuppressionRow[]> {
  const rest = after && {
    OR: [
      { createdAt: { lt: after.createdAt } },
      { createdAt: after.createdAt, recipient: { lt: after.recipient } },
      { createdAt: after.createdAt, recipient: after.recipient, sender: { lt: after.sender } },
    ],
  };
  const where = { ...(recipient === null ? {} : { recipient }), ...rest };
  const rows = await db().suppression.findMany({ where, orderBy: [{ createdAt: 'desc' }, { recipient: 'desc' }, { sender: 'desc' }], take: limit });
  return rows.map((row) => ({ ...row, reason: row.reason as SuppressionReason }));
}

/** False where there is no such suppression. */
export async function removeSuppression(tx: Tx, recipient: string, sender: string): Promise<boolean> {
  const { count } = await tx.suppression.deleteMany({ where: { recipient, sender } });
  return count === 1;
}

/**
 * Counts one mail to a recipient on a day of UTC (`2026-11-21`). False where the day's are used up.
 * One statement, so that two at once cannot both take the last place.
 */
export async function takeMailOfDay(tx: Tx, recipient: string, day: string, limit: number): Promise<boolean> {
  const taken = await tx.$executeRaw`
    INSERT INTO mail_days AS mails (recipient, day, count) VALUES (${recipient.toLowerCase()}, ${day}::date, 1)
    ON CONFLICT (recipient, day) DO UPDATE SET count = mails.count + 1 WHERE mails.count < ${limit}`;
  return taken === 1;
}

/** Removes the counts of days that were over before then. */
export const forgetMailDays = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    DELETE FROM mail_days
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM mail_days WHERE day < (${before}::timestamptz AT TIME ZONE 'UTC')::date ORDER BY day LIMIT ${limit}))`;

type StoredEmail = Omit<EmailRow, 'subject' | 'language' | 'details' | 'status'> & {
  subjectKind: string | null;
  subjectId: string | null;
  language: string;
  details: Prisma.JsonValue;
  status: string;
};

const asEmail = (row: StoredEmail): EmailRow => ({
  id: row.id,
  kind: row.kind,
  subject: row.subjectKind !== null && row.subjectId !== null ? { kind: row.subjectKind, id: row.subjectId } : null,
  recipient: row.recipient,
  attempts: row.attempts,
  createdAt: row.createdAt,
  language: languageSchema.parse(row.language),
  details: detailsSchema.parse(row.details),
  status: statusSchema.parse(row.status),
});
