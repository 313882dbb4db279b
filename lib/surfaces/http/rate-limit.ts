import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';
import type { AnyOperation } from '@/lib/core/operation';
import { type Bucket, secondsUntilToken, takeToken } from '@/lib/engines/limits/store';
import { httpErrors } from './errors';

const minute = 60;
const hour = 3600;
const day = 86_400;

/** Decisions, "Rate limits": which buckets a call draws from. */
function bucketsFor(limits: NonNullable<AnyOperation['limits']>, hasAccount: boolean): Bucket[] {
  const set = env();
  const bucket = (capacity: number, windowSeconds: number, name: string = limits): Bucket => ({ name, capacity, windowSeconds });
  const withKey = {
    create: [bucket(set.KEY_CREATES_PER_MINUTE, minute)],
    upload: [bucket(set.KEY_UPLOADS_PER_MINUTE, minute)],
    call: [bucket(set.KEY_CALLS_PER_MINUTE, minute)],
  };
  const keyless = {
    create: [bucket(set.KEYLESS_CREATES_PER_HOUR, hour), bucket(set.KEYLESS_CREATES_PER_DAY, day, 'create-day')],
    upload: [bucket(set.KEYLESS_UPLOADS_PER_HOUR, hour)],
    call: [],
  };
  return (hasAccount ? withKey : keyless)[limits];
}

/**
 * Counts one call against its caller's buckets, and puts their policy and state into the answer's headers (the IETF
 * draft "RateLimit header fields for HTTP"). Throws `rate_limited` where a bucket is empty.
 */
export async function limitRate(op: AnyOperation, caller: Caller, headers: Headers): Promise<void> {
  if (!op.limits) return;
  const { credential } = caller;
  // Answered 401, whoever asks: the keyless buckets of the address are not for that.
  if (op.limits === 'create' && credential.kind === 'none' && credential.rejected) return;
  const hasAccount = credential.kind !== 'none';
  const who = credential.kind === 'key' ? credential.keyId : credential.kind === 'session' ? credential.personId : sha256(caller.clientAddress);
  const [policies, states]: [string[], string[]] = [[], []];
  for (const bucket of bucketsFor(op.limits, hasAccount)) {
    const { name, capacity, windowSeconds } = bucket;
    const key = `${name}:${who}`;
    const at = now();
    const left = await takeToken(key, bucket, at);
    const resetSeconds = left === null || left < 1 ? await secondsUntilToken(key, bucket, at) : Math.ceil(windowSeconds / capacity);
    policies.push(`"${name}";q=${capacity};w=${windowSeconds}`);
    states.push(`"${name}";r=${Math.floor(left ?? 0)};t=${resetSeconds}`);
    headers.set('ratelimit-policy', policies.join(', '));
    headers.set('ratelimit', states.join(', '));
    if (left === null) throw httpErrors.rateLimited({ retryAfter: resetSeconds });
  }
}
