import { db } from '@/lib/core/db';
import { runJob } from './run-job';

/** Runs the jobs that an account's recorded events have left: each is announced, and each delivery that is due is attempted once. */
export async function deliverAll(accountId: string): Promise<void> {
  const events = await db().event.findMany({ where: { accountId }, orderBy: { at: 'asc' } });
  for (const { id } of events) await runJob('announce-event', id);
  await deliverDue(accountId);
}

/** Attempts each delivery of an account once that is due. */
export async function deliverDue(accountId: string): Promise<void> {
  const pending = await db().webhookDelivery.findMany({ where: { accountId, status: 'pending' }, orderBy: { createdAt: 'asc' } });
  for (const { id } of pending) await runJob('deliver-webhook', id);
}

/** The deliveries of an account, the oldest first, with their attempts. */
export const deliveriesOf = (accountId: string) =>
  db().webhookDelivery.findMany({ where: { accountId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], include: { tries: { orderBy: { number: 'asc' } } } });
