import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '../events/record';
import { listOverdue, moveRequest } from './store';

const batchSize = 200;

/** Writes down what time has done already: a request past its time reads as expired before this runs. */
export async function expireRequests(): Promise<number> {
  const at = now();
  const overdue = await listOverdue(at, batchSize);
  for (const id of overdue)
    await transaction(async (tx) => {
      if (await moveRequest(tx, id, 'expire', at, { expiredAt: at })) await record(tx, id, 'request.expired', at);
    });
  return overdue.length;
}
