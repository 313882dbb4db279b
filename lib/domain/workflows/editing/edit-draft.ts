import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import type { AccountScope, PersonScope } from '../../accounts/scope';
import { type Edited, edit } from '../edit';
import { workflowErrors } from '../errors';
import { maxDocuments } from '../rules';
import { templateFile } from '../template-file';
import { appliedAll, type WorkflowCommand } from './commands';
import type { EditedWorkflow } from './definition';
import { editingErrors, staleAt } from './errors';
import { problemsIn, writeDraft } from './publish';
import { readDraft } from './read-draft';
import { maxPendingEdits } from './rules';
import { type EditRow, editsAfter, foreignDocuments, insertEdits, newestEdit, removeEdits } from './store';
import { clashesOf, placesOf } from './touched';

/** The commands of one save, and the newest edit that whoever gave them had seen. */
export type Given = { after: number; commands: readonly WorkflowCommand[] };

/**
 * Adds commands to the draft of a workflow. What others did meanwhile stays: only commands that touch the same places are refused, all of
 * them. A workflow that is off has nothing running, and takes what can be published at once.
 */
export async function editDraft(id: string, scope: PersonScope, given: Given): Promise<void> {
  await insistOnTemplates(scope, given.commands);
  const at = now();
  await transaction((tx) =>
    edit(tx, id, at, async (edited) => {
      await insistOnFreshness(tx, id, scope, given);
      const held = await readDraft(edited.workflow, tx);
      const { draft, pending } = held;
      if (pending.length + given.commands.length > maxPendingEdits) throw editingErrors.tooManyEdits();
      const after = await applyAll(tx, id, draft, given.commands);
      await keep(tx, id, given.commands, pending.at(-1), scope, at);
      if (!edited.workflow.autoCreate && problemsIn(after).length === 0) await writeDraft(tx, id, { ...held, draft: after }, at);
    }),
  );
}

/** Makes the draft live as it was seen, or forgets it. */
export async function endDraft(id: string, scope: PersonScope, seen: number, work: (tx: Tx, edited: Edited, at: Date) => Promise<unknown>): Promise<void> {
  const at = now();
  await transaction((tx) =>
    edit(tx, id, at, async (edited) => {
      const since = await editsAfter(id, seen, tx);
      if (since.length > 0) throw staleAt(since.flatMap(placesOfEdit), since, scope);
      await work(tx, edited, at);
    }),
  );
}

const placesOfEdit = ({ command }: EditRow): string[] => placesOf(command);

/** Only files that may be templates of this account come in. */
async function insistOnTemplates(account: AccountScope, commands: readonly WorkflowCommand[]): Promise<void> {
  for (const [index, command] of commands.entries())
    if (command.kind === 'add') await templateFile(account, command.document.fileId, `commands[${index}].document.fileId`);
}

async function insistOnFreshness(tx: Tx, id: string, scope: PersonScope, { after, commands }: Given): Promise<void> {
  const since = await editsAfter(id, after, tx);
  const clashes = clashesOf(commands.flatMap(placesOf), since.flatMap(placesOfEdit));
  if (clashes.length > 0) throw staleAt(clashes, since, scope);
}

async function applyAll(tx: Tx, id: string, draft: EditedWorkflow, commands: readonly WorkflowCommand[]): Promise<EditedWorkflow> {
  const added = commands.flatMap((command) => (command.kind === 'add' ? [command.document.id] : []));
  if ((await foreignDocuments(id, added, tx)).length > 0)
    throw workflowErrors.refused.at('commands', 'taken', 'A document has an id that is taken. Make a new one.');
  const after = appliedAll(draft, commands);
  if (after.documents.length > maxDocuments)
    throw workflowErrors.refused.at('commands', 'too_many_documents', `A workflow has at most ${maxDocuments} documents.`);
  return after;
}

/** Of typing only the last word is kept: an edit of the same places by the same person takes the place of the one before. */
async function keep(tx: Tx, workflowId: string, commands: readonly WorkflowCommand[], last: EditRow | undefined, { by: { personId } }: PersonScope, at: Date) {
  const newest = await newestEdit(workflowId, tx);
  const [first] = commands;
  if (first && last && last.byId === personId && isSameSetting(last.command, first)) await removeEdits(tx, workflowId, [last.number]);
  await insertEdits(
    tx,
    commands.map((command, index) => ({ workflowId, number: newest + 1 + index, command, byId: personId, at })),
  );
}

const isSameSetting = (one: WorkflowCommand, other: WorkflowCommand): boolean =>
  (one.kind === 'workflow' || one.kind === 'document') && one.kind === other.kind && `${placesOf(one)}` === `${placesOf(other)}`;
