import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import type { Job } from '@/lib/engines/queue/job';
import { settle } from '../settle';
import { listUsersOf, lockWorkflow } from '../store';

/** After a file got new content, by the file's id: says anew of each workflow that uses it as a template whether it can run. */
export const recheckWorkflows: Job = {
  name: 'recheck-workflows',
  async run({ id }) {
    for (const workflowId of await listUsersOf(id))
      await transaction(async (tx) => {
        await lockWorkflow(tx, workflowId);
        await settle(tx, workflowId, now());
      });
  },
  retry: { limit: 5, delaySeconds: 2 },
  timeLimitSeconds: 120,
};
