import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '../events/record';
import { askingAddresses, mailAll } from './mails';
import { findProvenRequest, listOverdue, moveRequest } from './store';

const batchSize = 200;

/** Writes down what time has done already: a request past its time reads as expired before this runs. */
export async function expireRequests(): Promise<number> {
  const at = now();
  const overdue = await listOverdue(at, batchSize);
  for (const id of overdue) await expire(id, at);
  return overdue.length;
}

async function expire(id: string, at: Date): Promise<void> {
  const request = await findProvenRequest(id);
  if (!request) return;
  const asking = await askingAddresses(request);
  await transaction(async (tx) => {
    if (!(await moveRequest(tx, id, 'expire', at, { expiredAt: at }))) return;
    await mailAll(tx, request, 'expired', asking);
    await record(tx, id, 'request.expired', at);
  });
}
