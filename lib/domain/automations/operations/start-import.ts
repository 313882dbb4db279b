import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { enqueue } from '@/lib/engines/queue/queue';
import { workflowId } from '../../workflows/schema';
import { automationErrors } from '../errors';
import { byImport } from '../imports/auth';
import { beginRowsJob, importOwner } from '../imports/begin-rows';
import { importId } from '../imports/schema';
import { moveImport } from '../imports/store';

export const startImport = operation({
  name: 'startImport',
  summary: 'Make a run of each row of a table that was looked through',
  effect: 'write',
  success: 200,
  auth: byImport('workflows.run'),
  body: 'json',
  stores: ({ workflow }) => workflow.accountId,
  limits: { policy: 'create', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, import_id: importId }),
  output: z.object({ id: z.string() }),
  errors: [automationErrors.importOver, automationErrors.nothingToImport, automationErrors.notRunnable],
  async run(_, { scope: { found, workflow } }) {
    if (workflow.archivedAt || workflow.status !== 'COMPLETE') throw automationErrors.notRunnable();
    if (found.rows === found.refused) throw automationErrors.nothingToImport();
    const { id, accountId } = found;
    await transaction(async (tx) => {
      const begun = { status: 'running' as const, startedAt: now(), workflowVersion: workflow.version };
      if (!(await moveImport(tx, id, 'checked', begun))) throw automationErrors.importOver();
      await enqueue(tx, beginRowsJob, { id, owner: importOwner(accountId) });
    });
    return { id };
  },
});
