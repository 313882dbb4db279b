import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import type { WorkflowCommand } from '../editing/commands';
import { editDraft } from '../editing/edit-draft';
import { editingErrors } from '../editing/errors';
import { presentEditor } from '../editing/present-editor';
import { editorView, revision, workflowCommands } from '../editing/schema';
import { workflowErrors } from '../errors';
import { workflowId } from '../schema';

export const editWorkflowDraft = operation({
  name: 'editWorkflowDraft',
  http: 'POST /dashboard/data/workflows/{wkf_id}/draft',
  summary: 'Keep what was done in the editor',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, after: revision, commands: workflowCommands }),
  output: editorView,
  errors: [workflowErrors.refused, workflowErrors.foreignFile, editingErrors.conflict, editingErrors.tooManyEdits],
  async run({ wkf_id, after, commands }, { scope: { account } }) {
    // What came as JSON has no member that is undefined.
    await editDraft(wkf_id, account, { after, commands: commands as WorkflowCommand[] });
    return presentEditor(wkf_id, account, db());
  },
});
