import { isDeepStrictEqual } from 'node:util';
import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import type { AccountScope, PersonScope } from '../../accounts/scope';
import { type Edited, edit } from '../edit';
import { workflowErrors } from '../errors';
import { sameChangeWithinMs } from '../history/rules';
import { maxDocuments } from '../rules';
import { templateFile } from '../template-file';
import { applied, type WorkflowCommand } from './commands';
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
    edit(tx, id, scope.by, at, async (edited) => {
      const held = await readDraft(edited.workflow, tx);
      const { draft, pending } = held;
      const { commands, after } = changing(draft, given.commands);
      if (commands.length === 0) return;
      await insistOnFreshness(tx, id, scope, { after: given.after, commands });
      if (pending.length + commands.length > maxPendingEdits) throw editingErrors.tooManyEdits();
      await insistOnDocuments(tx, id, commands, after);
      await keep(tx, edited, { commands, pending }, scope, at);
      if (!edited.workflow.autoCreate && problemsIn(after).length === 0) await writeDraft(tx, id, { ...held, draft: after }, at);
    }),
  );
}

/** Those that change something, and the draft after them. A save whose answer was lost comes twice, and clashes with nobody, least of all with itself. */
function changing(draft: EditedWorkflow, given: readonly WorkflowCommand[]): { commands: WorkflowCommand[]; after: EditedWorkflow } {
  let after = draft;
  const commands = given.filter((command) => {
    const before = after;
    after = applied(before, command);
    return !isDeepStrictEqual(after, before);
  });
  return { commands, after };
}

/** Makes the draft live as it was seen, or forgets it. */
export async function endDraft(id: string, scope: PersonScope, seen: number, work: (tx: Tx, edited: Edited, at: Date) => Promise<unknown>): Promise<void> {
  const at = now();
  await transaction((tx) =>
    edit(tx, id, scope.by, at, async (edited) => {
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

async function insistOnDocuments(tx: Tx, id: string, commands: readonly WorkflowCommand[], after: EditedWorkflow): Promise<void> {
  const added = commands.flatMap((command) => (command.kind === 'add' ? [command.document.id] : []));
  if ((await foreignDocuments(id, added, tx)).length > 0)
    throw workflowErrors.refused.at('commands', 'taken', 'A document has an id that is taken. Make a new one.');
  if (after.documents.length > maxDocuments)
    throw workflowErrors.refused.at('commands', 'too_many_documents', `A workflow has at most ${maxDocuments} documents.`);
}

type Kept = { commands: readonly WorkflowCommand[]; pending: readonly EditRow[] };

/** Of typing only the last word is kept: an edit of the same places by the same person takes the place of the one before. */
async function keep(tx: Tx, { workflow: { id: workflowId, autoCreate } }: Edited, { commands, pending }: Kept, { by: { personId } }: PersonScope, at: Date) {
  const newest = await newestEdit(workflowId, tx);
  const [first] = commands;
  const last = pending.at(-1) ?? (autoCreate ? null : newest);
  const goesOn = last && (last.state === 'pending' || (last.state === 'live' && at.getTime() - last.at.getTime() < sameChangeWithinMs));
  if (first && goesOn && last.byId === personId && isSameSetting(last.command, first)) await removeEdits(tx, workflowId, [last.number]);
  await insertEdits(
    tx,
    commands.map((command, index) => ({ workflowId, number: (newest?.number ?? 0) + 1 + index, command, byId: personId, at })),
  );
}

const isSameSetting = (one: WorkflowCommand, other: WorkflowCommand): boolean =>
  (one.kind === 'workflow' || one.kind === 'document' || one.kind === 'signature') && one.kind === other.kind && `${placesOf(one)}` === `${placesOf(other)}`;
