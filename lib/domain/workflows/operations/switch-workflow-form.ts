import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { workflowErrors } from '../errors';
import { switchForm } from '../forms/change-form';
import { formErrors } from '../forms/errors';
import { presentForm } from '../forms/present-form';
import { formView } from '../forms/schema';
import { workflowId } from '../schema';

export const switchWorkflowForm = operation({
  name: 'switchWorkflowForm',
  http: 'POST /dashboard/data/workflows/{wkf_id}/form/switch',
  summary: 'Open a workflow’s form to whoever has its address, or close it',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, isOn: z.boolean() }),
  output: formView,
  errors: [workflowErrors.refused, formErrors.notMade],
  async run({ wkf_id, isOn }, { scope }) {
    await switchForm(wkf_id, isOn);
    return presentForm(scope);
  },
});
