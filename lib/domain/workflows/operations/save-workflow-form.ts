import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { workflowErrors } from '../errors';
import { saveForm } from '../forms/change-form';
import { formErrors } from '../forms/errors';
import { presentForm } from '../forms/present-form';
import { formRevision, formSettings, formView } from '../forms/schema';
import { workflowId } from '../schema';

export const saveWorkflowForm = operation({
  name: 'saveWorkflowForm',
  http: 'POST /dashboard/data/workflows/{wkf_id}/form',
  summary: 'Keep what a workflow’s form says and asks; it holds at once',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, revision: formRevision, settings: formSettings }),
  output: formView,
  errors: [workflowErrors.refused, formErrors.stale],
  async run({ wkf_id, revision, settings }, { scope }) {
    await saveForm(wkf_id, revision, settings);
    return presentForm(scope);
  },
});
