import { db, type Tx } from '@/lib/core/db';
import { type DeliveryStatus, leaseMs, retryDelaysMs } from '../rules';
import type { Claim } from './claims/store';

export type NewDelivery = { id: string; endpointId: string; eventId: string; type: string; accountId: string; status: 'pending' | 'held'; at: Date };

/** Those of endpoints that have no delivery of their event yet. */
export async function insertDeliveries(deliveries: readonly NewDelivery[]): Promise<void> {
  const rows = deliveries.map(({ at, ...delivery }) => ({ ...delivery, createdAt: at, ...(delivery.status === 'held' ? { finishedAt: at } : { nextAt: at }) }));
  if (rows.length > 0) await db().webhookDelivery.createMany({ data: rows, skipDuplicates: true });
}

/** What went over the wire: the headers and the body that were sent, and the headers of the answer, null where none came. */
export type Wire = { requestHeaders: Record<string, string>; requestBody: string; answerHeaders: Record<string, string> | null };

/** One attempt, as it is kept. `problem` is null where the receiver took it; `wire` where what was sent is not to be kept. */
export type Attempt = { at: Date; durationMs: number; status: number | null; problem: string | null; answer: string | null; wire: Wire | null };

/** The columns of an attempt. */
export const rowOfAttempt = ({ wire, ...attempt }: Attempt) => ({
  ...attempt,
  ...(wire ? { requestHeaders: wire.requestHeaders, requestBody: wire.requestBody, ...(wire.answerHeaders ? { answerHeaders: wire.answerHeaders } : {}) } : {}),
});

/** Ends deliveries that their receivers took, in one statement; none whose lease has ended, and that another process is at. */
export async function endDelivered(all: readonly { claim: Claim; attempt: Attempt }[], at: Date): Promise<void> {
  const rows = all.map(({ claim, attempt }) => ({
    id: claim.id,
    lease: claim.leaseUntil,
    attempts: claim.attempts,
    at: attempt.at,
    duration_ms: attempt.durationMs,
    status: attempt.status,
    answer: attempt.answer,
    is_replay: claim.attemptsBefore !== null,
    request_headers: attempt.wire?.requestHeaders ?? null,
    request_body: attempt.wire?.requestBody ?? null,
    answer_headers: attempt.wire?.answerHeaders ?? null,
  }));
  await db().$executeRaw`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS (id text, lease timestamptz, attempts int, at timestamptz, duration_ms int, status int, answer text, is_replay boolean,
          request_headers jsonb, request_body text, answer_headers jsonb)
    ), ended AS (
      UPDATE webhook_deliveries AS delivery SET status = 'delivered', attempts = given.attempts + 1, next_at = NULL, finished_at = ${at}::timestamptz
      FROM given
      WHERE delivery.id = given.id AND delivery.attempts = given.attempts
        AND ((delivery.status = 'pending' AND delivery.next_at = given.lease) OR delivery.status = 'held')
      RETURNING delivery.id, delivery.endpoint_id
    ), noted AS (
      INSERT INTO webhook_attempts (delivery_id, number, at, duration_ms, status, answer, is_replay, request_headers, request_body, answer_headers)
      SELECT id, given.attempts + 1, given.at, given.duration_ms, given.status, given.answer, given.is_replay,
        given.request_headers, given.request_body, given.answer_headers
      FROM ended JOIN given USING (id)
    )
    UPDATE webhook_endpoints SET failing_since = NULL, failures = 0, warnings = 0
    WHERE id IN (SELECT endpoint_id FROM ended) AND failing_since IS NOT NULL AND disabled_at IS NULL`;
}

type Ending = { status: DeliveryStatus; nextAt: Date | null; finishedAt: Date | null };

/** Keeps an attempt in vain, and what becomes of the delivery. False where it is held, or another process was at it. */
export async function endAttempt(tx: Tx, { id, leaseUntil, attempts, attemptsBefore }: Claim, attempt: Attempt, ending: Ending): Promise<boolean> {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { id, status: 'pending', nextAt: leaseUntil, attempts },
    data: { ...ending, attempts: attempts + 1 },
  });
  // Held in the meantime, it stays so, and the attempt is kept all the same.
  const isHeld =
    count === 0 && (await tx.webhookDelivery.updateMany({ where: { id, status: 'held', attempts }, data: { attempts: attempts + 1 } })).count === 1;
  if (count === 0 && !isHeld) return false;
  await tx.webhookAttempt.create({ data: { deliveryId: id, number: attempts + 1, ...rowOfAttempt(attempt), isReplay: attemptsBefore !== null } });
  return !isHeld;
}

/** Lets a delivery go that came to no attempt, so that it is due again. */
export const releaseDelivery = ({ id, leaseUntil }: Claim, dueAt: Date) =>
  db().webhookDelivery.updateMany({ where: { id, status: 'pending', nextAt: leaseUntil }, data: { nextAt: dueAt } });

/** Ends a delivery of which nothing is left to say. */
export const dropDelivery = ({ id, leaseUntil }: Claim, at: Date) =>
  db().webhookDelivery.updateMany({ where: { id, status: 'pending', nextAt: leaseUntil }, data: { status: 'failed', nextAt: null, finishedAt: at } });

/** What waits for an endpoint is held from now on. */
export const holdDeliveries = (tx: Tx, endpointId: string, at: Date) =>
  tx.webhookDelivery.updateMany({ where: { endpointId, status: 'pending' }, data: { status: 'held', nextAt: null, finishedAt: at } });

/** So much longer than the table of delays says an attempt is put off where its receiver asks for time. */
const longestOfDelay = 2;

/** Makes due at once what waits longer than its number of attempts gives reason for, by the clock as it is now. */
export const hastenDeliveries = (at: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    UPDATE webhook_deliveries SET next_at = ${at}::timestamptz WHERE id IN (
      SELECT id FROM webhook_deliveries
      WHERE status = 'pending' AND next_at > ${at}::timestamptz + ${leaseMs}::int * interval '1 millisecond'
        AND next_at > ${at}::timestamptz + interval '1 millisecond' * ${longestOfDelay}::int
          * COALESCE((${[...retryDelaysMs]}::int[])[attempts - COALESCE(attempts_before, 0)], 0)
      LIMIT ${limit}::int FOR UPDATE SKIP LOCKED
    )`;

type Failing = { failingSince: Date; warnings: number; accountId: string };

/** Notes a failure of an endpoint, whose row stays locked until the transaction ends; null where it is disabled. */
export async function noteFailure(tx: Tx, endpointId: string, at: Date): Promise<Failing | null> {
  const rows = await tx.$queryRaw<Failing[]>`
    UPDATE webhook_endpoints SET failing_since = COALESCE(failing_since, ${at}::timestamptz), failures = failures + 1
    WHERE id = ${endpointId} AND disabled_at IS NULL
    RETURNING failing_since AS "failingSince", warnings, account_id AS "accountId"`;
  return rows[0] ?? null;
}

export const countWarning = (tx: Tx, endpointId: string) => tx.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { warnings: { increment: 1 } } });

/** Removes deliveries that ended, or were held, before then, so many at most; their attempts go with them. Returns how many. */
export const forgetDeliveries = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    DELETE FROM webhook_deliveries
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM webhook_deliveries WHERE status <> 'pending' AND finished_at < ${before}::timestamptz ORDER BY finished_at LIMIT ${limit}))`;
