import { z } from 'zod';
import type { DraftChange } from '../editing/changes-between';
import type { EditedWorkflow } from '../editing/definition';
import type { DocumentRow } from '../store';

const value = z.union([z.string(), z.boolean()]).nullable();

/** One place that a change touched, as it lies in `workflow_changes`. No password and nobody's address is in it. */
export const changedPlace = z.strictObject({
  place: z.string(),
  change: z.enum(['set', 'added', 'removed', 'moved']),
  documentId: z.string().nullable(),
  /** What the document's file was called then. */
  name: z.string().nullable(),
  from: value,
  to: value,
  /** Who touched the place last, where the change is of several people. */
  byId: z.string().nullable(),
});
export type ChangedPlace = z.output<typeof changedPlace>;

/** Members whose values are told; of the others only that they are otherwise. */
const told = ['outputName', 'folder', 'createPdfCopy', 'removeOutput', 'enablePdfPassword', 'preventCopy'] as const;

type Sides = { before: EditedWorkflow; after: EditedWorkflow; rows: readonly DocumentRow[]; authorOf: (change: DraftChange) => string | null };

/** What a difference is told as; `rows` are those of both sides. */
export function placeTold(change: DraftChange, { before, after, rows, authorOf }: Sides): ChangedPlace {
  const { place, documentId } = change;
  const row = rows.find(({ id }) => id === documentId);
  const values = change.change === 'set' ? { from: valueAt(before, change), to: valueAt(after, change) } : { from: null, to: null };
  return { ...change, place, name: documentId === null ? null : (row?.file?.name ?? row?.outputName ?? ''), ...values, byId: authorOf(change) };
}

function valueAt(workflow: EditedWorkflow, { place, documentId }: DraftChange): string | boolean | null {
  // Whether there is one; to whom it goes and what it says is nobody's else.
  if (place === 'email') return workflow.email !== null;
  if (documentId === null) return workflow[place as 'name'] ?? null;
  const document = workflow.documents.find(({ id }) => id === documentId);
  const member = place.slice(documentId.length + 1);
  if (!document) return null;
  if (member === 'signature') return document.signature !== null;
  const toldMember = told.find((each) => each === member);
  return toldMember ? document[toldMember] : null;
}
