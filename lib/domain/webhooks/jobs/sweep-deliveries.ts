import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import type { Job } from '@/lib/engines/queue/job';
import { enqueue } from '@/lib/engines/queue/queue';
import { listLost } from '../deliveries/store';

/** A delivery this long overdue has no job any more: its process died, or its lane was full. */
const overdueMs = 30_000;
/** What a slow receiver cannot take anyway need not be queued each minute. */
const perEndpoint = 50;
const atOnce = 2_000;

/** Gives deliveries that are due and nobody works on a job again. One that has one after all is attempted once all the same. */
export const sweepDeliveries: Job = {
  name: 'sweep-deliveries',
  async run() {
    const lost = await listLost(new Date(now().getTime() - overdueMs), perEndpoint, atOnce);
    await transaction(async (tx) => {
      for (const { id, accountId } of lost) await enqueue(tx, 'deliver-webhook', { id, owner: accountId });
    });
  },
  retry: { limit: 2, delaySeconds: 5 },
  timeLimitSeconds: 120,
  schedule: '* * * * *',
};
