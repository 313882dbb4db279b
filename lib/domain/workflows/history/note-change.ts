import type { Tx } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import type { AccountScope } from '../../accounts/scope';
import { changesBetween, type DraftChange } from '../editing/changes-between';
import type { EditedWorkflow } from '../editing/definition';
import { liveOf } from '../editing/live-of';
import type { DocumentRow, WorkflowRow } from '../store';
import { type ChangedPlace, placeTold } from './changed-place';
import { type ChangeKind, sameChangeWithinMs } from './rules';
import { type ChangeRow, insertChange, newestChange, removeChange, updateChange } from './store';

/** Who does something to a workflow. */
export type Author = AccountScope['by'];

/** A workflow with its documents at one time. */
export type Settled = { workflow: WorkflowRow; documents: readonly DocumentRow[] };

/** What an edit says of itself, where it is more than a difference: drafts that ended, and who had touched which place of them. */
export type Told = { kind: 'published' | 'dropped'; draft: EditedWorkflow; authorOf: (change: DraftChange) => string | null };

type Noted = { before: Settled; after: Settled; by: Author; at: Date; told: Told | null };

/** Notes what an edit did, in its transaction. One that did nothing is not noted. */
export async function noteEdit(tx: Tx, { before, after, by, at, told }: Noted): Promise<void> {
  const [was, is] = [before.workflow, after.workflow];
  const base = { workflowId: is.id, at, version: is.version, ...authorIds(by) };
  const live = { before: liveOf(was, before.documents), after: told?.kind === 'dropped' ? told.draft : liveOf(is, after.documents) };
  const rows = [...after.documents, ...before.documents];
  const authorOf = told?.authorOf ?? (() => null);
  const changes = changesBetween(live.before, live.after).map((change) => placeTold(change, { ...live, rows, authorOf }));
  if (changes.length > 0) await keep(tx, { ...base, id: newId('wch'), kind: told?.kind ?? 'changed', changes });
  if (was.autoCreate !== is.autoCreate) await insertChange(tx, { ...base, id: newId('wch'), kind: is.autoCreate ? 'on' : 'off', changes: [] });
}

/** Notes what is no edit: that a workflow was archived or brought back, or that its source has another address. */
export const noteEvent = (tx: Tx, { id: workflowId, version }: WorkflowRow, kind: ChangeKind, by: Author, at: Date, changes: ChangedPlace[] = []) =>
  insertChange(tx, { id: newId('wch'), workflowId, version, kind, at, ...authorIds(by), changes });

/** Notes that somebody made a workflow, with the documents that it began with; once it is settled. */
export function noteBegun(tx: Tx, { workflow, documents }: Settled, kind: 'begun' | 'fromGallery', by: Author, at: Date) {
  const nothing = { from: null, to: null, byId: null };
  const added = documents.map(({ id, file }) => ({ place: id, change: 'added' as const, documentId: id, name: file?.name ?? '', ...nothing }));
  return noteEvent(tx, workflow, kind, by, at, added);
}

const authorIds = (by: Author) => ({ byId: by.kind === 'person' ? by.personId : null, keyId: by.kind === 'key' ? by.keyId : null });

async function keep(tx: Tx, change: ChangeRow): Promise<void> {
  const last = change.kind === 'changed' ? await newestChange(tx, change.workflowId) : null;
  if (!last || !goesOn(last, change)) return void (await insertChange(tx, change));
  const changes = change.changes.map((place, index) => ({ ...place, from: last.changes[index]?.from ?? null }));
  if (changes.some(isOtherNow)) return void (await updateChange(tx, { ...last, at: change.at, changes }));
  // It was taken back.
  await removeChange(tx, last.id);
}

/** What is not told may be another each time. */
const isOtherNow = ({ from, to }: ChangedPlace): boolean => from !== to || (from === null && to === null);

const goesOn = (last: ChangeRow, change: ChangeRow): boolean =>
  last.kind === 'changed' &&
  last.version === change.version &&
  last.byId === change.byId &&
  last.keyId === change.keyId &&
  change.at.getTime() - last.at.getTime() < sameChangeWithinMs &&
  change.changes.every(({ change: how }) => how === 'set') &&
  placesIn(last) === placesIn(change);

const placesIn = ({ changes }: ChangeRow): string => changes.map(({ place, change }) => `${change} ${place}`).join();
