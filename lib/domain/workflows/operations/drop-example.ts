import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { archived, workflowErrors } from '../errors';
import { workflowId } from '../schema';
import { pickSample } from '../source/store';

export const dropExample = operation({
  name: 'dropExample',
  http: 'DELETE /dashboard/data/workflows/{wkf_id}/example',
  summary: 'Let the example of a workflow follow what comes in, where somebody had picked one',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'none',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.object({ wkf_id: z.string() }),
  errors: [workflowErrors.refused],
  async run({ wkf_id }, { scope: { workflow } }) {
    if (workflow.archivedAt) throw archived();
    await pickSample(workflow.source.id, null, now());
    return { wkf_id };
  },
});
