import type { Tx } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { advanceJob } from './advance-job';
import { insertRuns, type RunRow } from './store';

type Begun = Pick<RunRow, 'workflowId' | 'accountId' | 'isTest' | 'sourceEventId' | 'workflowVersion' | 'templatesAt' | 'rerunOf'>;

/** Puts one run on its way, and returns its id. */
export async function beginRun(tx: Tx, run: Begun, createdAt: Date): Promise<string> {
  const id = newId('aut');
  await insertRuns(tx, [{ ...run, id, createdAt }]);
  await enqueue(tx, advanceJob, { id, owner: run.accountId });
  return id;
}
