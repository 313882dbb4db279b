import { db, type Tx } from '@/lib/core/db';

export type Claim = { state: 'mine' } | { state: 'underway' } | { state: 'answered'; answer: Uint8Array } | { state: 'other-body' };

/** How long the first request may take before a repeat may take its place. */
const lockMs = 120_000;

/** Claims a key for a request that begins now. Of two at once, one gets it. */
export async function claimKey(key: string, bodyHash: string, at: Date): Promise<Claim> {
  const lockedUntil = new Date(at.getTime() + lockMs);
  const claimed = await db().$executeRaw`
    INSERT INTO idempotent_answers AS held (key, body_hash, locked_until, created_at) VALUES (${key}, ${bodyHash}, ${lockedUntil}::timestamptz, ${at}::timestamptz)
    ON CONFLICT (key) DO UPDATE SET body_hash = ${bodyHash}, locked_until = ${lockedUntil}::timestamptz, created_at = ${at}::timestamptz
    WHERE held.answer IS NULL AND held.locked_until < ${at}::timestamptz`;
  if (claimed === 1) return { state: 'mine' };
  const row = await db().idempotentAnswer.findUnique({ where: { key } });
  // It was given back in between: the next try gets it.
  if (!row) return { state: 'underway' };
  if (row.bodyHash !== bodyHash) return { state: 'other-body' };
  return row.answer ? { state: 'answered', answer: row.answer } : { state: 'underway' };
}

/** Keeps the answer, in the transaction of what it tells of. */
export async function keepAnswer(tx: Tx, key: string, answer: Uint8Array<ArrayBuffer>): Promise<void> {
  await tx.idempotentAnswer.update({ where: { key }, data: { answer } });
}

/** Gives a key back after a failure, so that a repeat is a new try. */
export const releaseKey = (key: string) => db().idempotentAnswer.deleteMany({ where: { key, answer: null } });

/** Removes answers from before then, so many at most. Returns how many. */
export const forgetAnswers = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    DELETE FROM idempotent_answers
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM idempotent_answers WHERE created_at < ${before}::timestamptz ORDER BY created_at LIMIT ${limit}))`;

/** What is kept there; null where nothing is. */
export const readAnswer = async (key: string): Promise<Uint8Array | null> => (await db().idempotentAnswer.findUnique({ where: { key } }))?.answer ?? null;
