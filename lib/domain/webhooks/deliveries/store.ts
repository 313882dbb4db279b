import { db, type Tx } from '@/lib/core/db';
import type { DeliveryStatus } from '../rules';

export type NewDelivery = { id: string; endpointId: string; eventId: string; type: string; accountId: string; status: 'pending' | 'held'; at: Date };

/** False where the endpoint has a delivery of this event already. */
export async function insertDelivery(tx: Tx, { at, ...delivery }: NewDelivery): Promise<boolean> {
  const times = delivery.status === 'held' ? { finishedAt: at } : { nextAt: at };
  const { count } = await tx.webhookDelivery.createMany({ data: [{ ...delivery, ...times, createdAt: at }], skipDuplicates: true });
  return count === 1;
}

/** To whose endpoint a delivery goes that is due; null where it is not. */
export const findDue = (id: string, at: Date) =>
  db().webhookDelivery.findFirst({ where: { id, status: 'pending', nextAt: { lte: at } }, select: { endpointId: true, accountId: true } });

/** A delivery of which an attempt is to be made, until its lease ends. */
export type Claim = {
  id: string;
  eventId: string;
  accountId: string;
  type: string;
  attempts: number;
  attemptsBefore: number | null;
  createdAt: Date;
  leaseUntil: Date;
  endpointId: string;
  url: string;
  secretSealed: string;
  previousSecretSealed: string | null;
  previousSecretUntil: Date | null;
};

/** Takes a delivery that is due. Of two at once one gets it; null for the other, and where it is no longer due. */
export async function claimDelivery(id: string, at: Date, leaseUntil: Date): Promise<Claim | null> {
  const rows = await db().$queryRaw<Claim[]>`
    UPDATE webhook_deliveries AS delivery SET next_at = ${leaseUntil}::timestamptz
    FROM webhook_endpoints AS endpoint
    WHERE delivery.id = ${id} AND delivery.status = 'pending' AND delivery.next_at <= ${at}::timestamptz
      AND endpoint.id = delivery.endpoint_id AND endpoint.disabled_at IS NULL
    RETURNING delivery.id, delivery.event_id AS "eventId", delivery.account_id AS "accountId", delivery.type, delivery.attempts,
      delivery.created_at AS "createdAt", delivery.attempts_before AS "attemptsBefore", delivery.next_at AS "leaseUntil", endpoint.id AS "endpointId", endpoint.url,
      endpoint.secret_sealed AS "secretSealed", endpoint.previous_secret_sealed AS "previousSecretSealed",
      endpoint.previous_secret_until AS "previousSecretUntil"`;
  return rows[0] ?? null;
}

/** One attempt, as it is kept. `problem` is null where the receiver took it. */
export type Attempt = { at: Date; durationMs: number; status: number | null; problem: string | null; answer: string | null };

/** Ends a delivery that the receiver took, in one statement. False where the lease had ended, and another process was at it. */
export async function endDelivered({ id, endpointId, leaseUntil, attempts, attemptsBefore }: Claim, attempt: Attempt, at: Date): Promise<boolean> {
  const { durationMs, status, answer } = attempt;
  const [{ count } = { count: 0 }] = await db().$queryRaw<{ count: number }[]>`
    WITH ended AS (
      UPDATE webhook_deliveries SET status = 'delivered', attempts = ${attempts + 1}, next_at = NULL, finished_at = ${at}::timestamptz
      WHERE id = ${id} AND status IN ('pending', 'held') AND attempts = ${attempts} AND (next_at = ${leaseUntil}::timestamptz OR status = 'held')
      RETURNING id
    ), noted AS (
      INSERT INTO webhook_attempts (delivery_id, number, at, duration_ms, status, answer, is_replay)
      SELECT id, ${attempts + 1}, ${attempt.at}::timestamptz, ${durationMs}, ${status}, ${answer}, ${attemptsBefore !== null} FROM ended
    ), recovered AS (
      UPDATE webhook_endpoints SET failing_since = NULL, failures = 0, warnings = 0
      WHERE id = ${endpointId} AND failing_since IS NOT NULL AND disabled_at IS NULL AND EXISTS (SELECT 1 FROM ended)
    )
    SELECT COUNT(*)::int AS count FROM ended`;
  return count === 1;
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
  await tx.webhookAttempt.create({ data: { deliveryId: id, number: attempts + 1, ...attempt, isReplay: attemptsBefore !== null } });
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

/** Deliveries that were due before then and are not under way: their job was lost. So many of each endpoint, those that wait longest first. */
export const listLost = (before: Date, perEndpoint: number, limit: number) =>
  db().$queryRaw<{ id: string; accountId: string }[]>`
    SELECT id, account_id AS "accountId" FROM (
      SELECT id, account_id, next_at, row_number() OVER (PARTITION BY endpoint_id ORDER BY next_at, id) AS place
      FROM webhook_deliveries WHERE status = 'pending' AND next_at <= ${before}::timestamptz
    ) AS waiting WHERE place <= ${perEndpoint} ORDER BY next_at, id LIMIT ${limit}`;

/** Removes deliveries that ended, or were held, before then; their attempts go with them. */
export const forgetDeliveries = (before: Date) => db().webhookDelivery.deleteMany({ where: { status: { not: 'pending' }, finishedAt: { lt: before } } });
