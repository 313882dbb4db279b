import { db } from '@/lib/core/db';

/** A bucket holds `capacity` tokens and fills up evenly over `windowSeconds`. */
export type Bucket = { name: string; capacity: number; windowSeconds: number };

type Waiting = { bucket: Bucket; at: Date; resolve: (left: number | null) => void; reject: (error: unknown) => void };

/** Calls of this process that wait for a bucket whose row another of them is changing. */
const waiting = new Map<string, Waiting[]>();

/**
 * Of a wide bucket that is more than half full, tokens are taken ahead for the calls of the next moment. What is not used by then is
 * lost to the caller, which a bucket that is half full can bear; below that each call takes its own.
 */
const takenAhead = 8;
const wideCapacity = 100;
const aheadMs = 500;
const maxHeld = 5_000;

type Held = { tokens: number; left: number; at: number };

const held = new Map<string, Held>();

/** One of the tokens taken ahead: how many are left then; undefined where none is held. */
function takeHeld(key: string, at: Date): number | undefined {
  const some = held.get(key);
  const age = some ? at.getTime() - some.at : 0;
  if (!some || some.tokens === 0 || age < 0 || age > aheadMs) return undefined;
  some.tokens -= 1;
  return some.left + some.tokens;
}

function hold(key: string, some: Held): void {
  if (held.size >= maxHeld) held.clear();
  held.set(key, some);
}

/**
 * Takes one token, and returns how many are left, or null where there is none. Calls for one bucket that come while its
 * row is being changed share the next statement: the row would let them through one commit after the other.
 */
export async function takeToken(key: string, bucket: Bucket, at: Date): Promise<number | null> {
  const left = takeHeld(key, at);
  if (left !== undefined) return left;
  return new Promise((resolve, reject) => {
    const call = { bucket, at, resolve, reject };
    const line = waiting.get(key);
    if (line) line.push(call);
    else void serveLine(key, [call]);
  });
}

async function serveLine(key: string, first: Waiting[]): Promise<void> {
  for (let calls = first; calls.length > 0; calls = waiting.get(key) ?? []) {
    waiting.set(key, []);
    await settle(key, calls);
  }
  waiting.delete(key);
}

async function settle(key: string, calls: Waiting[]): Promise<void> {
  const [{ bucket, at }] = calls as [Waiting];
  try {
    const ahead = (held.get(key)?.left ?? 0) > bucket.capacity / 2 ? takenAhead : 0;
    const more = ahead > 0 ? await takeTokens(key, bucket, at, calls.length + ahead) : null;
    const left = more === null ? await takeTokens(key, bucket, at, calls.length) : more + ahead;
    if (bucket.capacity >= wideCapacity && left !== null) hold(key, { tokens: more === null ? 0 : ahead, left: more ?? left, at: at.getTime() });
    else held.delete(key);
    // Too few for all of them: as many as there are go to who came first.
    if (left === null && calls.length > 1) for (const call of calls) await settle(key, [call]);
    else for (const [index, { resolve }] of calls.entries()) resolve(left === null ? null : left + calls.length - 1 - index);
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}

/**
 * One statement, so that processes that ask at once cannot take the same tokens. Its commit does not wait for the disk: a
 * database that crashes may give back the tokens of its last half second, and nobody is told wrong by that.
 */
async function takeTokens(key: string, { capacity, windowSeconds }: Bucket, at: Date, count: number): Promise<number | null> {
  const perSecond = capacity / windowSeconds;
  if (count > capacity) return null;
  const rows = await db().$queryRaw<{ tokens: number }[]>`
    INSERT INTO rate_buckets AS bucket (key, tokens, updated_at) VALUES (${key}, ${capacity - count}::float8, ${at}::timestamptz)
    ON CONFLICT (key) DO UPDATE SET
      tokens = LEAST(${capacity}::float8, bucket.tokens + GREATEST(0, EXTRACT(EPOCH FROM (${at}::timestamptz - bucket.updated_at))::float8) * ${perSecond}::float8) - ${count}::float8,
      updated_at = ${at}::timestamptz
    WHERE LEAST(${capacity}::float8, bucket.tokens + GREATEST(0, EXTRACT(EPOCH FROM (${at}::timestamptz - bucket.updated_at))::float8) * ${perSecond}::float8) >= ${count}::float8
    RETURNING tokens, set_config('synchronous_commit', 'off', true)`;
  return rows[0]?.tokens ?? null;
}

/** Gives back a token that was taken, and returns how many there are then. */
export async function returnToken(key: string, { capacity }: Bucket): Promise<number> {
  const rows = await db().$queryRaw<{ tokens: number }[]>`
    UPDATE rate_buckets SET tokens = LEAST(${capacity}::float8, tokens + 1) WHERE key = ${key} RETURNING tokens`;
  return rows[0]?.tokens ?? capacity;
}

/** Seconds until the bucket has a token again. */
export async function secondsUntilToken(key: string, { capacity, windowSeconds }: Bucket, at: Date): Promise<number> {
  const row = await db().rateBucket.findUnique({ where: { key } });
  const perSecond = capacity / windowSeconds;
  const tokens = row ? row.tokens + (Math.max(0, at.getTime() - row.updatedAt.getTime()) / 1000) * perSecond : capacity;
  return Math.max(1, Math.ceil((1 - tokens) / perSecond));
}

/** As a process that has just begun. */
export const forgetTakenTokens = (): void => held.clear();

/** Buckets untouched since then are full again, and need not be remembered: so many at most are removed. Returns how many. */
export const forgetBuckets = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    DELETE FROM rate_buckets WHERE ctid = ANY(ARRAY(SELECT ctid FROM rate_buckets WHERE updated_at < ${before}::timestamptz ORDER BY updated_at LIMIT ${limit}))`;
