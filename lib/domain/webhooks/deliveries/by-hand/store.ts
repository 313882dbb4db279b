import { db, type Tx } from '@/lib/core/db';
import { type Attempt, rowOfAttempt } from '../store';

/** A delivery that is held for an attempt by hand. `plannedAt`: when its schedule goes on; null where it has none. */
export type InHand = { id: string; plannedAt: Date | null };

/**
 * Keeps the workers away from a delivery until then. Null where one of them may be at it: between a lease and an attempt
 * planned for the next minute nothing tells the difference.
 */
export async function takeInHand(id: string, at: Date, until: Date): Promise<InHand | null> {
  const rows = await db().$queryRaw<InHand[]>`
    UPDATE webhook_deliveries AS delivery SET next_at = CASE WHEN before.status = 'pending' THEN ${until}::timestamptz ELSE before.next_at END
    FROM (SELECT id, status, next_at FROM webhook_deliveries WHERE id = ${id} FOR UPDATE) AS before
    WHERE delivery.id = before.id
      AND (before.status <> 'pending' OR before.next_at <= ${at}::timestamptz OR before.next_at > ${until}::timestamptz)
    RETURNING delivery.id, CASE WHEN before.status = 'pending' THEN before.next_at END AS "plannedAt"`;
  return rows[0] ?? null;
}

/** Keeps an attempt by hand. In vain it leaves the delivery, its schedule and the endpoint's record as they were. */
export async function endByHand(tx: Tx, { id, plannedAt }: InHand, attempt: Attempt, at: Date): Promise<void> {
  const isTaken = attempt.problem === null;
  const rows = await tx.$queryRaw<{ attempts: number }[]>`
    UPDATE webhook_deliveries SET attempts = attempts + 1, by_hand = by_hand + 1,
      status = CASE WHEN ${isTaken} THEN 'delivered' ELSE status END,
      finished_at = CASE WHEN ${isTaken} THEN ${at}::timestamptz ELSE finished_at END,
      next_at = CASE WHEN ${isTaken} OR status <> 'pending' THEN NULL ELSE ${plannedAt}::timestamptz END
    WHERE id = ${id} RETURNING attempts`;
  const number = rows[0]?.attempts;
  if (number !== undefined) await tx.webhookAttempt.create({ data: { deliveryId: id, number, ...rowOfAttempt(attempt), isReplay: true } });
}

/** Gives a delivery back that came to no attempt. */
export const letGoOfHand = ({ id, plannedAt }: InHand) => db().webhookDelivery.updateMany({ where: { id, status: 'pending' }, data: { nextAt: plannedAt } });
