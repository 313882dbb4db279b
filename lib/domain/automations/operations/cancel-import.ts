import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { workflowId } from '../../workflows/schema';
import { automationErrors } from '../errors';
import { byImport } from '../imports/auth';
import { importId } from '../imports/schema';
import { dropWaiting, lockRunning, moveImport } from '../imports/store';

export const cancelImport = operation({
  name: 'cancelImport',
  summary: 'Begin no more rows of a table; what was begun goes on',
  effect: 'destructive',
  success: 200,
  auth: byImport('workflows.run'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, import_id: importId }),
  output: z.object({ id: z.string(), started: z.int() }),
  errors: [automationErrors.importOver],
  run: (_, { scope: { found } }) =>
    transaction(async (tx) => {
      // After a batch that is being begun right now: its rows are not stopped half-way.
      const running = await lockRunning(tx, found.id);
      if (!running || !(await moveImport(tx, found.id, 'running', { status: 'cancelled', endedAt: now() }))) throw automationErrors.importOver();
      await dropWaiting(tx, found.id);
      return { id: found.id, started: running.started };
    }),
});
