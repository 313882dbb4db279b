import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { deliverDue } from '@/lib/domain/webhooks/deliveries/deliver-due';
import { runJob } from './run-job';

/** Announces an account's recorded events, and attempts each delivery once that is due. */
export async function deliverAll(accountId: string): Promise<void> {
  await announceAll(accountId);
  await deliverNow(accountId);
}

/** Runs the jobs that an account's recorded events have left. */
export async function announceAll(accountId: string): Promise<void> {
  const events = await db().event.findMany({ where: { accountId }, orderBy: { at: 'asc' } });
  for (const { id } of events) await runJob('announce-event', id);
}

/** Attempts each delivery of these accounts once that is due; those of other tests have all the time. */
export async function deliverNow(...accountIds: string[]): Promise<void> {
  await setOthersAside(accountIds);
  const due = () =>
    db().webhookDelivery.count({ where: { accountId: { in: accountIds }, status: 'pending', nextAt: { lte: now() }, endpoint: { disabledAt: null } } });
  // As often as there is no room for all of them at once.
  for (let left = await due(), before = Infinity; left > 0 && left < before; before = left, left = await due()) {
    await deliverDue.look();
    await deliverDue.ended();
  }
}

export const setOthersAside = (accountIds: readonly string[]) =>
  db().webhookDelivery.updateMany({ where: { accountId: { notIn: [...accountIds] }, status: 'pending' }, data: { nextAt: new Date('2100-01-01') } });

/** The deliveries of an account, the oldest first, with their attempts. */
export const deliveriesOf = (accountId: string) =>
  db().webhookDelivery.findMany({ where: { accountId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], include: { tries: { orderBy: { number: 'asc' } } } });

/** A delivery as it lies there, with one attempt; its event is none that there is. */
export async function putDelivery(endpointId: string, accountId: string, status: 'delivered' | 'pending' | 'held' | 'failed', at = now()): Promise<string> {
  const times = status === 'pending' ? { nextAt: at } : { finishedAt: at };
  const data = { id: newId('dlv'), endpointId, eventId: newId('evt'), type: 'request.signed', accountId, status, attempts: 1, createdAt: at, ...times };
  const attempt = status === 'delivered' ? { status: 204 } : { status: 500, problem: 'http_500', answer: 'down' };
  await db().webhookDelivery.create({ data: { ...data, tries: { create: { number: 1, at, durationMs: 3, ...attempt } } } });
  return data.id;
}
