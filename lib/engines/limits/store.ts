import { db } from '@/lib/core/db';

/** A bucket holds `capacity` tokens and fills up evenly over `windowSeconds`. */
export type Bucket = { name: string; capacity: number; windowSeconds: number };

/**
 * Takes one token, and returns how many are left, or null where there is none. One statement, so that processes
 * that ask at once cannot take the same token.
 */
export async function takeToken(key: string, { capacity, windowSeconds }: Bucket, at: Date): Promise<number | null> {
  const perSecond = capacity / windowSeconds;
  const rows = await db().$queryRaw<{ tokens: number }[]>`
    INSERT INTO rate_buckets AS bucket (key, tokens, updated_at) VALUES (${key}, ${capacity - 1}::float8, ${at}::timestamptz)
    ON CONFLICT (key) DO UPDATE SET
      tokens = LEAST(${capacity}::float8, bucket.tokens + GREATEST(0, EXTRACT(EPOCH FROM (${at}::timestamptz - bucket.updated_at))::float8) * ${perSecond}::float8) - 1,
      updated_at = ${at}::timestamptz
    WHERE LEAST(${capacity}::float8, bucket.tokens + GREATEST(0, EXTRACT(EPOCH FROM (${at}::timestamptz - bucket.updated_at))::float8) * ${perSecond}::float8) >= 1
    RETURNING tokens`;
  return rows[0]?.tokens ?? null;
}

/** Seconds until the bucket has a token again. */
export async function secondsUntilToken(key: string, { capacity, windowSeconds }: Bucket, at: Date): Promise<number> {
  const row = await db().rateBucket.findUnique({ where: { key } });
  const perSecond = capacity / windowSeconds;
  const tokens = row ? row.tokens + (Math.max(0, at.getTime() - row.updatedAt.getTime()) / 1000) * perSecond : capacity;
  return Math.max(1, Math.ceil((1 - tokens) / perSecond));
}

/** Buckets untouched since then are full again, and need not be remembered. */
export const forgetBuckets = (before: Date) => db().rateBucket.deleteMany({ where: { updatedAt: { lt: before } } });
