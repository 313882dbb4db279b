import { transaction } from '@/lib/core/db';
import { enqueue } from '@/lib/engines/queue/queue';
import { advanceJob } from './advance-job';
import { type RunRow, reopenRun } from './store';

/** Goes on with a failed run at the step that failed, with the settings and templates that it began with. False where it has not failed. */
export const retryRun = ({ id, accountId }: RunRow): Promise<boolean> =>
  transaction(async (tx) => {
    if (!(await reopenRun(tx, id))) return false;
    await enqueue(tx, advanceJob, { id, owner: accountId });
    return true;
  });
