import type { Tx } from '@/lib/core/db';
import { archived, workflowErrors } from './errors';
import { settle } from './settle';
import { type DocumentRow, listDocuments, lockWorkflow, type WorkflowRow, workflowById } from './store';

/** What an edit finds, under its lock. */
export type Edited = { workflow: WorkflowRow; documents: DocumentRow[] };

/**
 * One edit of a workflow, in a transaction: alone on it, refused where it is archived; afterwards its newest version and
 * its status are what the edit makes of them.
 */
export async function edit<T>(tx: Tx, id: string, at: Date, work: (edited: Edited) => Promise<T>): Promise<T> {
  await lockWorkflow(tx, id);
  const workflow = await workflowById(id, tx);
  if (!workflow) throw new Error(`The workflow ${id} is gone.`);
  if (workflow.archivedAt) throw archived();
  const result = await work({ workflow, documents: await listDocuments([id], tx) });
  await settle(tx, id, at);
  return result;
}

/** One of the documents that an edit finds; it may have been removed since the caller was let in. */
export function documentIn({ documents }: Edited, id: string): DocumentRow {
  const document = documents.find((each) => each.id === id);
  if (!document) throw workflowErrors.documentNotFound();
  return document;
}
