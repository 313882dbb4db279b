import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { workflowErrors } from '../errors';
import { saveForm } from '../forms/change-form';
import { formErrors } from '../forms/errors';
import { knownFields } from '../forms/known-fields';
import { presentForm } from '../forms/present-form';
import { formRevision, formSettings, formView } from '../forms/schema';
import { withSetValues } from '../forms/set-values';
import { workflowId } from '../schema';
import { listDocuments } from '../store';

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
    const known = await knownFields(scope.workflow, await listDocuments([wkf_id]));
    await saveForm(wkf_id, revision, withSetValues(settings, known));
    return presentForm(scope);
  },
});
