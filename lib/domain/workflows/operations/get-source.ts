import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../auth';
import { presentSource } from '../present';
import { shownSource, workflowId } from '../schema';
import { getSourceDocs } from './get-source.docs';

export const getSource = operation({
  name: 'getSource',
  http: 'GET /workflows/{wkf_id}/source/',
  api: 'workflow',
  summary: 'Show where a workflow’s data come in',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getSourceDocs,
  input: z.strictObject({ wkf_id: workflowId }),
  output: shownSource,
  errors: [],
  run: async (_, { scope: { workflow } }) => presentSource(workflow.source),
});
