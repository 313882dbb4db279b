import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { endDraft } from '../editing/edit-draft';
import { editingErrors } from '../editing/errors';
import { presentEditor } from '../editing/present-editor';
import { dropDraft } from '../editing/publish';
import { editorView, revision } from '../editing/schema';

import { workflowErrors } from '../errors';
import { workflowId } from '../schema';

export const dropWorkflowDraft = operation({
  name: 'dropWorkflowDraft',
  http: 'POST /dashboard/data/workflows/{wkf_id}/drop',
  summary: 'Go back to what is live',
  effect: 'destructive',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, revision }),
  output: editorView,
  errors: [workflowErrors.refused, editingErrors.conflict],
  async run({ wkf_id, revision: seen }, { scope: { account } }) {
    await endDraft(wkf_id, account, seen, dropDraft);
    return presentEditor(wkf_id, account, db());
  },
});
