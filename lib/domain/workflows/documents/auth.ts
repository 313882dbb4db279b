import { type Auth, textIn, within } from '@/lib/core/auth';
import { db } from '@/lib/core/db';
import type { Act } from '../../accounts/access';
import { byEditor, type OpenedEditor } from '../editing/auth';
import { documentOf } from '../editing/commands';
import type { EditedDocument, EditedWorkflow } from '../editing/definition';
import { readDraft } from '../editing/read-draft';
import { workflowErrors } from '../errors';

export type OpenedDraftDocument = OpenedEditor & { draft: EditedWorkflow; document: EditedDocument };

/** One document of a workflow as its draft has it, by a signed-in browser: one that was added and not yet published is there. */
export const byDraftDocument = (act: Act): Auth<OpenedDraftDocument> =>
  within(byEditor(act), workflowErrors.documentNotFound, async ({ workflow }, given) => {
    const { draft } = await readDraft(workflow, db());
    const document = documentOf(draft, textIn(given, 'doc_id'));
    return document ? { draft, document } : null;
  });
