import { isDeepStrictEqual } from 'node:util';
import { applied, documentOf, type WorkflowCommand } from './commands';
import { type DocumentSettings, documentSettingNames, type EditedDocument, type EditedWorkflow, settingNames } from './definition';

/** What makes one workflow another, command by command: whoever has given them all has the other. */
export function commandsBetween(from: EditedWorkflow, to: EditedWorkflow): WorkflowCommand[] {
  const commands: WorkflowCommand[] = [];
  let now = from;
  const give = (command: WorkflowCommand) => {
    commands.push(command);
    now = applied(now, command);
  };
  for (const member of settingNames) if (!isDeepStrictEqual(from[member], to[member])) give({ kind: 'workflow', set: { [member]: to[member] } });
  for (const { id } of from.documents) if (!documentOf(to, id)) give({ kind: 'remove', documentId: id });
  // From the last one forth: each goes in front of one that has its place already.
  for (const [index, document] of [...to.documents.entries()].toReversed()) {
    const before = to.documents[index + 1]?.id ?? null;
    const held = documentOf(now, document.id);
    if (!held) give({ kind: 'add', document, before });
    else {
      const set = difference(held, document);
      if (Object.keys(set).length > 0) give({ kind: 'document', documentId: document.id, set });
      const after = now.documents[now.documents.findIndex(({ id }) => id === document.id) + 1]?.id ?? null;
      if (after !== before) give({ kind: 'move', documentId: document.id, before });
    }
  }
  return commands;
}

const difference = (was: EditedDocument, is: EditedDocument): Partial<DocumentSettings> =>
  Object.fromEntries(documentSettingNames.filter((member) => JSON.stringify(was[member]) !== JSON.stringify(is[member])).map((member) => [member, is[member]]));
