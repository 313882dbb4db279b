import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';
import type { AnyOperation, LimitSubject } from '@/lib/core/operation';
import { type Bucket, secondsUntilToken, takeToken } from '@/lib/engines/limits/store';
import { performErrors } from './errors';

const minute = 60;
const hour = 3600;
const day = 86_400;

type Policy = Partial<Record<LimitSubject, Bucket[]>>;

/** Decisions, "Rate limits": which buckets a call draws from, by whom it is counted. */
function policyOf(name: string): Policy {
  const set = env();
  const bucket = (capacity: number, windowSeconds: number, as: string = name): Bucket => ({ name: as, capacity, windowSeconds });
  const each = (buckets: Bucket[]) => ({ key: buckets, person: buckets });
  const policies: Record<string, Policy> = {
    create: {
      ...each([bucket(set.KEY_CREATES_PER_MINUTE, minute)]),
      address: [bucket(set.KEYLESS_CREATES_PER_HOUR, hour), bucket(set.KEYLESS_CREATES_PER_DAY, day, 'create-day')],
    },
    upload: { ...each([bucket(set.KEY_UPLOADS_PER_MINUTE, minute)]), address: [bucket(set.KEYLESS_UPLOADS_PER_HOUR, hour)] },
    call: each([bucket(set.KEY_CALLS_PER_MINUTE, minute)]),
  };
  const policy = policies[name];
  if (!policy) throw new Error(`There is no limit policy "${name}" in lib/surfaces/perform/limits.ts.`);
  return policy;
}

type Subjects = Partial<Record<LimitSubject, string>>;

/** By what a caller can be counted. What a scope adds (a source, a link) comes with it. */
function subjectsOf({ credential, clientAddress }: Caller, scope: unknown): Subjects {
  const given = (scope as { limitSubjects?: Subjects } | null)?.limitSubjects;
  return {
    address: sha256(clientAddress),
    ...(credential.kind === 'key' ? { key: credential.keyId, account: credential.accountId } : {}),
    ...(credential.kind === 'session' ? { person: credential.personId, account: credential.accountId } : {}),
    ...given,
  };
}

/**
 * Counts one call against its caller's buckets, and puts their policy and state into the answer's headers (the IETF
 * draft "RateLimit header fields for HTTP"). Throws `rate_limited` where a bucket is empty.
 */
export async function limitRate({ limits }: AnyOperation, caller: Caller, scope: unknown, headers: Headers): Promise<void> {
  if (!limits) return;
  const subjects = subjectsOf(caller, scope);
  const subject = limits.by.find((kind: LimitSubject) => subjects[kind] !== undefined);
  if (!subject) return;
  const [policies, states]: [string[], string[]] = [[], []];
  for (const bucket of policyOf(limits.policy)[subject as LimitSubject] ?? []) {
    const { name, capacity, windowSeconds } = bucket;
    const key = `${name}:${subjects[subject as LimitSubject]}`;
    const at = now();
    const left = await takeToken(key, bucket, at);
    const resetSeconds = left === null || left < 1 ? await secondsUntilToken(key, bucket, at) : Math.ceil(windowSeconds / capacity);
    policies.push(`"${name}";q=${capacity};w=${windowSeconds}`);
    states.push(`"${name}";r=${Math.floor(left ?? 0)};t=${resetSeconds}`);
    headers.set('ratelimit-policy', policies.join(', '));
    headers.set('ratelimit', states.join(', '));
    if (left === null) throw performErrors.rateLimited({ retryAfter: resetSeconds });
  }
}
