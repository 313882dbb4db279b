import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { workflowErrors } from '../errors';
import { renewForm } from '../forms/change-form';
import { formErrors } from '../forms/errors';
import { presentForm } from '../forms/present-form';
import { formView } from '../forms/schema';
import { workflowId } from '../schema';

export const renewWorkflowForm = operation({
  name: 'renewWorkflowForm',
  http: 'POST /dashboard/data/workflows/{wkf_id}/form/renew',
  summary: 'Give a workflow’s form a new address; the one before opens nothing',
  effect: 'destructive',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'json',
  bodyMayBeEmpty: true,
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId }),
  output: formView,
  errors: [workflowErrors.refused, formErrors.notMade],
  async run({ wkf_id }, { scope }) {
    await renewForm(wkf_id);
    return presentForm(scope);
  },
});
