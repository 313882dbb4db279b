import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { endDraft } from '../editing/edit-draft';
import { editingErrors } from '../editing/errors';
import { presentEditor } from '../editing/present-editor';
import { publishDraft } from '../editing/publish';
import { editorView, revision } from '../editing/schema';
import { workflowErrors } from '../errors';
import { workflowId } from '../schema';

export const publishWorkflow = operation({
  name: 'publishWorkflow',
  http: 'POST /dashboard/data/workflows/{wkf_id}/publish',
  summary: 'Make the draft of a workflow what runs',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, revision }),
  output: editorView,
  errors: [workflowErrors.refused, editingErrors.conflict],
  async run({ wkf_id, revision: seen }, { scope: { account } }) {
    await endDraft(wkf_id, account, seen, publishDraft);
    return presentEditor(wkf_id, account, db());
  },
});
