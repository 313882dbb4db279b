import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';
import type { LimitSubject } from '@/lib/core/limit-subject';
import type { AnyOperation } from '@/lib/core/operation';
import { type Bucket, secondsUntilToken, takeToken } from '@/lib/engines/limits/store';
import { performErrors } from './errors';

const minute = 60;
const hour = 3600;
const day = 86_400;

type Policy = Partial<Record<LimitSubject, Bucket[]>>;

/** Decisions, "Rate limits": which buckets a call draws from, by whom it is counted. */
function policies(): Record<string, Policy> {
  const set = env();
  const bucket = (name: string, capacity: number, windowSeconds: number): Bucket => ({ name, capacity, windowSeconds });
  const each = (buckets: Bucket[]) => ({ key: buckets, person: buckets });
  const calls = [bucket('call', set.KEY_CALLS_PER_MINUTE, minute)];
  return {
    create: {
      ...each([bucket('create', set.KEY_CREATES_PER_MINUTE, minute)]),
      address: [bucket('create', set.KEYLESS_CREATES_PER_HOUR, hour), bucket('create-day', set.KEYLESS_CREATES_PER_DAY, day)],
    },
    upload: { ...each([bucket('upload', set.KEY_UPLOADS_PER_MINUTE, minute)]), address: [bucket('upload', set.KEYLESS_UPLOADS_PER_HOUR, hour)] },
    // Each may hold a connection for fifteen seconds.
    ping: each([bucket('ping', 10, minute)]),
    call: { ...each(calls), account: calls, source: calls, link: calls },
    // A file that is sent whole is read whole.
    verify: { key: calls, address: [bucket('verify', set.VERIFICATIONS_PER_MINUTE, minute), bucket('verify-hour', set.VERIFICATIONS_PER_MINUTE * 10, hour)] },
    post: { source: [bucket('post', set.SOURCE_POSTS_PER_MINUTE, minute)] },
  };
}

/** A limit that is declared and counts nobody would be none. */
export function bucketsOf({ name, limits }: AnyOperation, subject: LimitSubject): Bucket[] {
  const buckets = policies()[limits?.policy ?? '']?.[subject];
  if (!buckets) throw new Error(`${name} counts by ${subject}, of which the policy "${limits?.policy}" in lib/surfaces/perform/limits.ts knows nothing.`);
  return buckets;
}

type Subjects = Partial<Record<LimitSubject, string>>;

/** By what a caller can be counted, and what is opened. */
function subjectsOf({ auth }: AnyOperation, { credential, clientAddress }: Caller, scope: unknown): Subjects {
  const opened = Object.entries(auth.subjects?.(scope) ?? {}).map(([kind, value]) => [kind, sha256(`${kind}:${value}`)]);
  return {
    address: sha256(clientAddress),
    ...(credential.kind === 'key' ? { key: credential.keyId, account: credential.accountId } : {}),
    ...(credential.kind === 'session' ? { person: credential.personId, account: credential.accountId } : {}),
    ...Object.fromEntries(opened),
  };
}

/**
 * Counts one call against its caller's buckets, and puts their policy and state into the answer's headers (the IETF
 * draft "RateLimit header fields for HTTP"). Throws `rate_limited` where a bucket is empty.
 */
export async function limitRate(op: AnyOperation, caller: Caller, scope: unknown, headers: Headers): Promise<void> {
  const subjects = subjectsOf(op, caller, scope);
  const subject = op.limits?.by.find((kind: LimitSubject) => subjects[kind] !== undefined);
  if (!subject) return;
  const [limits, states]: [string[], string[]] = [[], []];
  for (const bucket of bucketsOf(op, subject)) {
    const { name, capacity, windowSeconds } = bucket;
    const key = `${name}:${subjects[subject]}`;
    const at = now();
    const left = await takeToken(key, bucket, at);
    const resetSeconds = left === null || left < 1 ? await secondsUntilToken(key, bucket, at) : Math.ceil(windowSeconds / capacity);
    limits.push(`"${name}";q=${capacity};w=${windowSeconds}`);
    states.push(`"${name}";r=${Math.floor(left ?? 0)};t=${resetSeconds}`);
    headers.set('ratelimit-policy', limits.join(', '));
    headers.set('ratelimit', states.join(', '));
    if (left === null) throw performErrors.rateLimited({ retryAfter: resetSeconds });
  }
}
