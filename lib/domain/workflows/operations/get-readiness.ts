import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../auth';
import { missingOf } from '../completeness/judge';
import { presentReadiness } from '../present-readiness';
import { workflowId } from '../schema';
import { readiness } from '../schema-readiness';
import { readChanges } from '../source/store';
import { getReadinessDocs } from './get-readiness.docs';

export const getReadiness = operation({
  name: 'getReadiness',
  http: 'GET /workflows/{wkf_id}/readiness/',
  api: 'workflow',
  summary: 'Tell what a workflow lacks, and what changed in its data',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getReadinessDocs,
  input: z.strictObject({ wkf_id: workflowId }),
  output: readiness,
  errors: [],
  async run(_, { scope: { workflow } }) {
    const [missing, changes] = await Promise.all([missingOf(workflow, db()), readChanges(db(), workflow.source.id)]);
    return presentReadiness(workflow, missing, changes);
  },
});
