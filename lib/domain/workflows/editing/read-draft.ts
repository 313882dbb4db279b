import { type Client, type DocumentRow, listDocuments, type WorkflowRow } from '../store';
import { appliedAll } from './commands';
import type { EditedWorkflow } from './definition';
import { liveOf } from './live-of';
import { type EditRow, pendingEdits } from './store';

/** What is live, and what it would be with every pending edit. */
export type Draft = { live: EditedWorkflow; draft: EditedWorkflow; pending: EditRow[]; documents: DocumentRow[] };

/** As it is within the client's transaction. */
export async function readDraft(workflow: WorkflowRow, client: Client): Promise<Draft> {
  const [documents, pending] = [await listDocuments([workflow.id], client), await pendingEdits(workflow.id, client)];
  const live = liveOf(workflow, documents);
  const draft = appliedAll(
    live,
    pending.map(({ command }) => command),
  );
  return { live, draft, pending, documents };
}
