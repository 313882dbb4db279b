import type { Tx } from '@/lib/core/db';
import { beginRun } from './begin-run';
import type { RunRow } from './store';

/** Runs the same post again: as it was, or with the settings and templates of now. The first run stays as it is. */
export const rerun = (tx: Tx, run: RunRow, newest: number | null, at: Date): Promise<string> => {
  const { id, workflowId, accountId, isTest, sourceEventId, workflowVersion, templatesAt } = run;
  const pinned = newest === null ? { workflowVersion, templatesAt } : { workflowVersion: newest, templatesAt: at };
  return beginRun(tx, { workflowId, accountId, isTest, sourceEventId, rerunOf: id, ...pinned }, at);
};
