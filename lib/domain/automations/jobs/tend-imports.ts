import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { openIdsOf } from '@/lib/engines/queue/open-jobs';
import { enqueueAll } from '@/lib/engines/queue/queue';
import { beginRowsJob, importOwner } from '../imports/begin-rows';
import { checkedDays } from '../imports/rules';
import { forgetChecked, listRunningIds } from '../imports/store';

const atOnce = 500;
/** Each with up to 10,000 rows. */
const checkedAtOnce = 10;

/** Puts imports back to work that are under way and that no job speaks of, and forgets those that nobody began. */
export const tendImports: Job = {
  name: 'tend-imports',
  async run(_, signal) {
    const withJob = await openIdsOf(beginRowsJob);
    const lost = (await listRunningIds(atOnce)).filter(({ id }) => !withJob.has(id));
    if (lost.length > 0) {
      log().warn({ imports: lost.length }, 'imports without a job are put back to work');
      const orders = lost.map(({ id, accountId }) => ({ id, owner: importOwner(accountId) }));
      await transaction((tx) => enqueueAll(tx, beginRowsJob, orders));
    }
    const before = daysAfter(now(), -checkedDays);
    await inPortions((limit) => forgetChecked(before, limit), signal, checkedAtOnce);
  },
  retry: { limit: 2, delaySeconds: 5 },
  timeLimitSeconds: 50,
  schedule: '* * * * *',
};
