import { db } from '@/lib/core/db';
import type { DeliveryStatus } from '../../rules';

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** A delivery of an endpoint that was opened. */
export const findDelivery = (endpointId: string, id: string) => db().webhookDelivery.findFirst({ where: { id, endpointId } });

export const listAttempts = (deliveryId: string) => db().webhookAttempt.findMany({ where: { deliveryId }, orderBy: { number: 'asc' } });

type Wanted = {
  limit: number;
  status?: DeliveryStatus | undefined;
  type?: string | undefined;
  /** Announced at that time or later, and before then. */
  since?: string | undefined;
  until?: string | undefined;
  after?: { createdAt: string; id: string } | undefined;
};

/** The deliveries of an endpoint, newest first. */
export const listDeliveries = (endpointId: string, { limit, status, type, since, until, after }: Wanted): Promise<DeliveryRow[]> =>
  db().webhookDelivery.findMany({
    where: {
      endpointId,
      ...(status ? { status } : {}),
      ...(type ? { type } : {}),
      ...(since || until ? { createdAt: { ...(since ? { gte: since } : {}), ...(until ? { lt: until } : {}) } } : {}),
      ...(after ? { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { gt: after.id } }] } : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: limit,
  });

/** What events happened to, such as a run, by their ids. */
export async function subjectsOf(eventIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db().event.findMany({ where: { id: { in: [...eventIds] } }, select: { id: true, subject: true } });
  return new Map(rows.map(({ id, subject }) => [id, subject]));
}

/** How many of these there are, counted no further than `limit`. */
export async function countDeliveries({ endpointId, status, since, limit }: Batch): Promise<number> {
  const rows = await db().webhookDelivery.findMany({ where: { endpointId, status, createdAt: { gte: since } }, take: limit, select: { id: true } });
  return rows.length;
}

/** Begins a delivery anew that has ended or is held. False where an attempt is to come anyway. */
export async function restartDelivery(id: string, at: Date): Promise<boolean> {
  const count = await db().$executeRaw`
    UPDATE webhook_deliveries SET status = 'pending', attempts_before = attempts, by_hand = 0, next_at = ${at}::timestamptz, finished_at = NULL
    WHERE id = ${id} AND status <> 'pending'`;
  return count === 1;
}

type Batch = { endpointId: string; status: 'held' | 'failed'; since: Date; limit: number };

/** Begins the oldest of these anew, and tells how many. */
export const restartDeliveries = ({ endpointId, status, since, limit }: Batch, at: Date): Promise<number> =>
  db().$executeRaw`
    UPDATE webhook_deliveries SET status = 'pending', attempts_before = attempts, by_hand = 0, next_at = ${at}::timestamptz, finished_at = NULL
    WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE endpoint_id = ${endpointId} AND status = ${status} AND created_at >= ${since}::timestamptz
      ORDER BY created_at, id LIMIT ${limit} FOR UPDATE
    )`;
