import type { WorkflowCommand } from './commands';

/** The order of the documents, as a place that commands touch. */
const order = 'order';

/**
 * The places that a command touches: a member of the workflow by its name, one of a document as `<id>.<member>`, one of its signature as
 * `<id>.signature.<member>`, a whole document by its id, or the order of all.
 */
export function placesOf(command: WorkflowCommand): string[] {
  switch (command.kind) {
    case 'workflow':
      return Object.keys(command.set);
    case 'document':
      return Object.keys(command.set).map((member) => `${command.documentId}.${member}`);
    case 'signature':
      return Object.keys(command.set).map((member) => `${command.documentId}.signature.${member}`);
    case 'add':
      return [command.document.id];
    case 'remove':
      return [command.documentId];
    case 'move':
      return [order];
  }
}

/** Those of our places at which others would undo our work, or we theirs: one that both touch, or one that the other lies in. */
export const clashesOf = (ours: readonly string[], theirs: readonly string[]): string[] => [
  ...new Set(ours.filter((place) => theirs.some((other) => place === other || isWithin(place, other) || isWithin(other, place)))),
];

const isWithin = (place: string, outer: string): boolean => place.startsWith(`${outer}.`);
