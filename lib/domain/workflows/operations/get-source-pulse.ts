import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { workflowId } from '../schema';
import { pulseOf } from '../source/example';
import { newestPost } from '../source/store';

export const getSourcePulse = operation({
  name: 'getSourcePulse',
  http: 'GET /dashboard/data/workflows/{wkf_id}/pulse',
  summary: 'Whether a workflow has received anything since, or has another example: its open page of events asks every other second',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.object({ newest: z.string() }),
  errors: [],
  async run(_, { scope: { workflow } }) {
    const newest = await newestPost(workflow.source.id, db());
    return { newest: pulseOf(workflow.source, newest?.id ?? null) };
  },
});
