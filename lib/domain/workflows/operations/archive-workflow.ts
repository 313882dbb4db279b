import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { byWorkflow } from '../auth';
import { noteEvent } from '../history/note-change';
import { readWorkflow } from '../read-workflow';
import { shownWorkflow, workflowId } from '../schema';
import { lockWorkflow, updateWorkflow, workflowById } from '../store';
import { archiveWorkflowDocs } from './archive-workflow.docs';

export const archiveWorkflow = operation({
  name: 'archiveWorkflow',
  http: 'DELETE /workflows/{wkf_id}/',
  api: 'workflow',
  summary: 'Archive a workflow',
  effect: 'destructive',
  success: 204,
  auth: byWorkflow('workflows.edit'),
  body: 'none',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: archiveWorkflowDocs,
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.void(),
  errors: [],
  run: ({ wkf_id }, { ifMatch, scope: { account } }) =>
    transaction(async (tx) => {
      await lockWorkflow(tx, wkf_id);
      const workflow = await workflowById(wkf_id, tx);
      // Archived once more it is what was asked.
      if (!workflow || workflow.archivedAt) return;
      if (typeof ifMatch === 'string') refuseStale(ifMatch, shownWorkflow, await readWorkflow(wkf_id, tx));
      const at = now();
      await updateWorkflow(tx, wkf_id, { archivedAt: at, updatedAt: at });
      await noteEvent(tx, workflow, 'archived', account.by, at);
    }),
});
