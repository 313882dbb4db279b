import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { inBatches } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { record } from '../../events/record';
import { askingAddresses, mailAll } from '../mails';
import { findProvenRequest, listOverdue, moveRequest, type OverdueRequest } from '../store';
import { subjectOf } from '../subject-of';

/** Writes down what time has done already: a request past its time reads as expired before this runs. */
export const expireRequests: Job = {
  name: 'expire-requests',
  async run(_, signal) {
    const at = now();
    await inBatches<OverdueRequest>({ list: (after, limit) => listOverdue(at, after, limit), act: ({ id }) => expire(id, at), signal });
  },
  retry: { limit: 2, delaySeconds: 5 },
  timeLimitSeconds: 300,
  schedule: '* * * * *',
};

async function expire(id: string, at: Date): Promise<void> {
  const request = await findProvenRequest(id);
  if (!request) return;
  const asking = await askingAddresses(request);
  await transaction(async (tx) => {
    if (!(await moveRequest(tx, id, 'expire', at, { expiredAt: at }))) return;
    await mailAll(tx, request, 'expired', asking);
    await record(tx, subjectOf(request), 'request.expired', at);
  });
}
