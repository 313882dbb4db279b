import { countedAddress } from '@/lib/core/address-block';
import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';
import type { LimitSubject } from '@/lib/core/limit-subject';
import type { AnyOperation } from '@/lib/core/operation';
import { type Bucket, returnToken, secondsUntilToken, takeToken } from '@/lib/engines/limits/store';
import { performErrors } from './errors';

const minute = 60;
const hour = 3600;
const day = 86_400;

/** What a call that is refused as not valid takes from a bucket of `forValid`, it gets back. */
type Limit = Bucket & { forValid?: true };
type Policy = Partial<Record<LimitSubject, Limit[]>>;

/** Decisions, "Rate limits": which buckets a call draws from, by whom it is counted. */
function policies(): Record<string, Policy> {
  const set = env();
  const bucket = (name: string, capacity: number, windowSeconds: number): Limit => ({ name, capacity, windowSeconds });
  const forValid = (limit: Limit): Limit => ({ ...limit, forValid: true });
  const each = (buckets: Limit[]) => ({ key: buckets, person: buckets });
  const calls = [bucket('call', set.KEY_CALLS_PER_MINUTE, minute)];
  return {
    create: {
      ...each([bucket('create', set.KEY_CREATES_PER_MINUTE, minute)]),
      address: [
        bucket('create-tries', set.KEYLESS_TRIES_PER_HOUR, hour),
        forValid(bucket('create', set.KEYLESS_CREATES_PER_HOUR, hour)),
        forValid(bucket('create-day', set.KEYLESS_CREATES_PER_DAY, day)),
      ],
    },
    upload: { ...each([bucket('upload', set.KEY_UPLOADS_PER_MINUTE, minute)]), address: [bucket('upload', set.KEYLESS_UPLOADS_PER_HOUR, hour)] },
    // Each may hold a connection for fifteen seconds.
    ping: each([bucket('ping', 10, minute)]),
    // Each is a mail to somebody who may not know us.
    invite: each([bucket('invite', 30, hour)]),
    call: { ...each(calls), account: calls, source: calls, link: calls },
    // A file that is sent whole is read whole.
    verify: { key: calls, address: [bucket('verify', set.VERIFICATIONS_PER_MINUTE, minute), bucket('verify-hour', set.VERIFICATIONS_PER_MINUTE * 10, hour)] },
    post: { source: [bucket('post', set.SOURCE_POSTS_PER_MINUTE, minute)] },
    // Of one form by one block of addresses, which may be a school: what is refused counts too.
    form: { link: [bucket('form', 60, minute)] },
  };
}

/** A limit that is declared and counts nobody would be none. */
export function bucketsOf({ name, limits }: AnyOperation, subject: LimitSubject): Limit[] {
  const buckets = policies()[limits?.policy ?? '']?.[subject];
  if (!buckets) throw new Error(`${name} counts by ${subject}, of which the policy "${limits?.policy}" in lib/surfaces/perform/limits.ts knows nothing.`);
  return buckets;
}

type Subjects = Partial<Record<LimitSubject, string>>;

/** By what a caller can be counted, and what is opened. */
function subjectsOf({ auth }: AnyOperation, { credential, clientAddress }: Caller, scope: unknown): Subjects {
  const opened = Object.entries(auth.subjects?.(scope) ?? {}).map(([kind, value]) => [kind, sha256(`${kind}:${value}`)]);
  return {
    address: sha256(countedAddress(clientAddress)),
    ...(credential.kind === 'key' ? { key: `${credential.accountId}${credential.isTest ? ' test' : ''}`, account: credential.accountId } : {}),
    ...(credential.kind === 'session' ? { person: credential.personId, account: credential.accountId } : {}),
    ...Object.fromEntries(opened),
  };
}

/** How a call stands with a bucket: how many tokens are left of it, null where there was none. */
type Standing = { limit: Limit; key: string; left: number | null; at: Date };

/** Gives back what a call took that was refused as not valid. */
export type GiveBack = () => Promise<void>;

/**
 * Counts one call against its caller's buckets, and puts their policy and state into the answer's headers (the IETF
 * draft "RateLimit header fields for HTTP"). Throws `rate_limited` where a bucket is empty.
 */
export async function limitRate(op: AnyOperation, caller: Caller, scope: unknown, headers: Headers): Promise<GiveBack> {
  const subjects = subjectsOf(op, caller, scope);
  const subject = op.limits?.by.find((kind: LimitSubject) => subjects[kind] !== undefined);
  const standings: Standing[] = [];
  for (const limit of subject ? bucketsOf(op, subject) : []) {
    const [key, at] = [`${limit.name}:${subjects[subject as LimitSubject]}`, now()];
    const left = await takeToken(key, limit, at);
    standings.push({ limit, key, left, at });
    const resetSeconds = await tell(standings, headers);
    if (left === null) throw performErrors.rateLimited({ retryAfter: resetSeconds });
  }
  return async () => {
    const given = standings.filter(({ limit }) => limit.forValid);
    for (const standing of given) standing.left = await returnToken(standing.key, standing.limit);
    if (given.length > 0) await tell(standings, headers);
  };
}

/** Returns in how many seconds the last of them has a token more. */
async function tell(standings: readonly Standing[], headers: Headers): Promise<number> {
  const resets = await Promise.all(standings.map(resetOf));
  headers.set('ratelimit-policy', standings.map(({ limit }) => `"${limit.name}";q=${limit.capacity};w=${limit.windowSeconds}`).join(', '));
  headers.set('ratelimit', standings.map(({ limit, left }, index) => `"${limit.name}";r=${Math.floor(left ?? 0)};t=${resets[index]}`).join(', '));
  return resets.at(-1) ?? 0;
}

const resetOf = ({ limit, key, left, at }: Standing): Promise<number> | number =>
  left === null || left < 1 ? secondsUntilToken(key, limit, at) : Math.ceil(limit.windowSeconds / limit.capacity);
