import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { presentForm } from '../forms/present-form';
import { formView } from '../forms/schema';
import { workflowId } from '../schema';

export const getWorkflowForm = operation({
  name: 'getWorkflowForm',
  http: 'GET /dashboard/data/workflows/{wkf_id}/form',
  summary: 'The form of a workflow, or the one that we propose',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId }),
  output: formView,
  errors: [],
  run: (_, { scope }) => presentForm(scope),
});
