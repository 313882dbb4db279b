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
  tool: {
    title: 'Read a workflow',
    description:
      'Tells what data a workflow takes: its fields with their kinds, which of them each document needs, what is missing before it can run, and who is asked to sign what. Use it before the first run of a workflow, and after a refused one. Ask the user for fields that the data at hand do not have; do not make values up. It shows no documents and no data of earlier runs.',
    reachesOut: false,
  },
  input: z.strictObject({ wkf_id: workflowId }),
  output: shownWorkflow,
  errors: [],
  run: (_, { scope: { workflow } }) => readWorkflow(workflow.id, db()),
});
