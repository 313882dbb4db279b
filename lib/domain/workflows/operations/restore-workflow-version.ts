import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { workflowDefinition } from '../definition';
import { byEditor } from '../editing/auth';
import { commandsBetween } from '../editing/commands-between';
import { editDraft } from '../editing/edit-draft';
import { editingErrors } from '../editing/errors';
import { readDraft } from '../editing/read-draft';
import { newestEdit } from '../editing/store';
import { workflowErrors } from '../errors';
import { historyErrors } from '../history/errors';
import { findDefinition } from '../history/store';
import { openPdfPassword } from '../pdf-password';
import { workflowId } from '../schema';

export const restoreWorkflowVersion = operation({
  name: 'restoreWorkflowVersion',
  summary: 'Put the settings of an older version into the draft of a workflow',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'form',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, version: z.coerce.number().int().min(1).max(2_147_483_647) }),
  output: z.object({ wkf_id: z.string(), changes: z.int() }),
  errors: [historyErrors.noVersion, workflowErrors.refused, workflowErrors.foreignFile, editingErrors.conflict, editingErrors.tooManyEdits],
  async run({ wkf_id, version }, { scope: { workflow, account } }) {
    const found = await findDefinition(wkf_id, version);
    if (!found) throw historyErrors.noVersion();
    const { documents, ...settings } = workflowDefinition.parse(found.definition);
    const after = (await newestEdit(wkf_id, db()))?.number ?? 0;
    const { draft } = await readDraft(workflow, db());
    const older = documents.map(({ pdfPasswordSealed, ...document }) => ({ ...document, pdfPassword: openPdfPassword(pdfPasswordSealed) }));
    // Colour and picture are in no version: no run shows them.
    const commands = commandsBetween(draft, { ...draft, ...settings, email: settings.email ?? null, documents: older });
    if (commands.length > 0) await editDraft(wkf_id, account, { after, commands });
    return { wkf_id, changes: commands.length };
  },
});
