import type { Tx } from '@/lib/core/db';
import { archived, workflowErrors } from './errors';
import { type Author, noteEdit, type Told } from './history/note-change';
import { settle } from './settle';
import { type DocumentRow, listDocuments, lockWorkflow, type WorkflowRow, workflowById } from './store';

/** What an edit finds, under its lock. `tell`: what the history says of it beside what changed. */
export type Edited = { workflow: WorkflowRow; documents: DocumentRow[]; tell: (told: Told) => void };

/**
 * One edit of a workflow, in a transaction: alone on it, refused where it is archived; afterwards its newest version, its
 * status and its history are what the edit makes of them.
 */
export async function edit<T>(tx: Tx, id: string, by: Author, at: Date, work: (edited: Edited) => Promise<T>): Promise<T> {
  await lockWorkflow(tx, id);
  const workflow = await workflowById(id, tx);
  if (!workflow) throw new Error(`The workflow ${id} is gone.`);
  if (workflow.archivedAt) throw archived();
  const before = { workflow, documents: await listDocuments([id], tx) };
  const said: { told: Told | null } = { told: null };
  const result = await work({
    ...before,
    tell: (told) => {
      said.told = told;
    },
  });
  const after = await settle(tx, id, at);
  await noteEdit(tx, { before, after, by, at, told: said.told });
  return result;
}

/** One of the documents that an edit finds; it may have been removed since the caller was let in. */
export function documentIn({ documents }: Pick<Edited, 'documents'>, id: string): DocumentRow {
  const document = documents.find((each) => each.id === id);
  if (!document) throw workflowErrors.documentNotFound();
  return document;
}
