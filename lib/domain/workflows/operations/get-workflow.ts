import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../auth';
import { readWorkflow } from '../read-workflow';
import { shownWorkflow, workflowId } from '../schema';
import { getWorkflowDocs } from './get-workflow.docs';

export const getWorkflow = operation({
  name: 'getWorkflow',
  http: 'GET /workflows/{wkf_id}/',
  api: 'workflow',
  summary: 'Show a workflow',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getWorkflowDocs,
  input: z.strictObject({ wkf_id: workflowId }),
  output: shownWorkflow,
  errors: [],
  run: (_, { scope: { workflow } }) => readWorkflow(workflow.id, db()),
});
