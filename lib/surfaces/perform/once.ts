import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import type { KeepAnswer } from '@/lib/core/create-once';
import { sha256 } from '@/lib/core/ids';
import { openAnswer, placeOf, type Secrets, sealAnswer } from '@/lib/engines/idempotency/answer-seal';
import { claimKey, keepAnswer, releaseKey } from '@/lib/engines/idempotency/store';
import { leaveTurn } from '@/lib/engines/processes/answering-turn';
import { refuse } from './errors';

const keyPattern = /^[\x21-\x7e]{1,255}$/;
const waitMs = 100;
const patienceMs = 60_000;

export type Answered = { output: unknown; replayed: boolean };

/** The key of a repeat as it may be; throws where it is none. */
export function checkIdempotencyKey(key: string): void {
  if (!keyPattern.test(key)) throw refuse('Idempotency-Key', 'invalid_format', 'Use 1 to 255 printable ASCII characters, such as a UUID.');
}

/**
 * For whom an answer is kept (decisions, "Idempotency"): the key as it came, or the client's address where there is
 * none that is valid: what somebody makes up must not pass for another's address. A browser's person has no header of
 * their own, and is one and the same at home and on the train.
 */
export function keeperOf({ credential, clientAddress }: Caller, authorization: string | null): string {
  if (credential.kind === 'session') return `person ${credential.personId} account ${credential.accountId}`;
  return credential.kind === 'key' && authorization !== null ? authorization : `address ${clientAddress}`;
}

/**
 * Performs a creating operation once for each `Idempotency-Key` (decisions, "Idempotency"): a repeat gets the first
 * answer, and waits for it where the first is under way. A refused request leaves the key free.
 */
export async function performOnce(secrets: Secrets, body: string, work: (keep: KeepAnswer) => Promise<unknown>): Promise<Answered> {
  const place = placeOf(secrets);
  const first = await claimOrWait(place, sha256(body), secrets);
  if (first !== null) return { output: first.output, replayed: true };
  try {
    return { output: await work((tx, output) => keepAnswer(tx, place, sealAnswer({ output }, secrets))), replayed: false };
  } catch (error) {
    await releaseKey(place);
    throw error;
  }
}

/** Null where the key is ours now; the first answer where there is one. */
async function claimOrWait(place: string, bodyHash: string, secrets: Secrets): Promise<{ output: unknown } | null> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const claim = await claimKey(place, bodyHash, now());
    if (claim.state === 'mine') return null;
    if (claim.state === 'answered') return openAnswer(claim.answer, secrets) as { output: unknown };
    if (claim.state === 'other-body')
      throw refuse('Idempotency-Key', 'idempotency_key_reused', 'This key was used with another body. Use a new key for a new request.');
    if (performance.now() > deadline)
      throw refuse('Idempotency-Key', 'first_request_underway', 'The first request with this key is still under way. Try again in a minute.');
    leaveTurn();
    await sleep(waitMs);
  }
}
