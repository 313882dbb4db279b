import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { importId } from '../imports/schema';
import { pulseOfImport } from '../imports/store';
import { pulseOfMails } from '../room/mailed-of';
import { pulseOfRun, pulseOfRuns } from '../room/store';
import { automationId } from '../schema';

export const getRunsPulse = operation({
  name: 'getRunsPulse',
  http: 'GET /dashboard/data/workflows/{wkf_id}/runs/pulse',
  summary: 'Whether anything has happened to the runs of a workflow since, to one of them, or to an import: their open pages ask every other second',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, aut_id: automationId.optional(), import_id: importId.optional() }),
  output: z.object({ newest: z.string() }),
  errors: [],
  run: async ({ aut_id, import_id }, { scope: { workflow } }) => ({
    newest: aut_id ? await pulseOfOne(workflow.id, aut_id) : await (import_id ? pulseOfImport(workflow.id, import_id) : pulseOfRuns(workflow.id)),
  }),
});

/** Of a run that is not of this workflow nothing is told. */
async function pulseOfOne(workflowId: string, id: string): Promise<string> {
  const run = await pulseOfRun(workflowId, id);
  return run && `${run} ${await pulseOfMails(id)}`;
}
