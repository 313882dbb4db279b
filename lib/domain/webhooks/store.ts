import { db, type Tx } from '@/lib/core/db';
import type { DisabledReason } from './rules';

/** False where it is disabled already, or not there. */
export async function disableRow(tx: Tx, id: string, disabledReason: DisabledReason, at: Date): Promise<boolean> {
  const { count } = await tx.webhookEndpoint.updateMany({ where: { id, disabledAt: null }, data: { disabledAt: at, disabledReason, updatedAt: at } });
  return count === 1;
}

/** An endpoint by its id alone, for what the service itself has to say of it. */
export const findToldEndpoint = (id: string) =>
  db().webhookEndpoint.findUnique({ where: { id }, select: { url: true, failingSince: true, disabledAt: true, disabledReason: true } });
