import type { SignatureSettings } from '../definition';
import type { DocumentSettings, EditedDocument, EditedWorkflow, WorkflowSettings } from './definition';

/** `before`: in front of which document; null at the end. */
export type WorkflowCommand =
  | { kind: 'workflow'; set: Partial<WorkflowSettings> }
  | { kind: 'document'; documentId: string; set: Partial<DocumentSettings> }
  /** Some settings of a signature that is asked for already; where it is not, nothing. */
  | { kind: 'signature'; documentId: string; set: Partial<SignatureSettings> }
  | { kind: 'add'; document: EditedDocument; before: string | null }
  | { kind: 'remove'; documentId: string }
  | { kind: 'move'; documentId: string; before: string | null };

/** The workflow after a command. One that speaks of a document that is not there, or is there already, changes nothing. */
export function applied(workflow: EditedWorkflow, command: WorkflowCommand): EditedWorkflow {
  const { documents } = workflow;
  switch (command.kind) {
    case 'workflow':
      return { ...workflow, ...command.set };
    case 'document':
      return { ...workflow, documents: documents.map((each) => (each.id === command.documentId ? { ...each, ...command.set } : each)) };
    case 'signature':
      return { ...workflow, documents: documents.map((each) => (each.id === command.documentId ? withSignature(each, command.set) : each)) };
    case 'add':
      return documentOf(workflow, command.document.id) ? workflow : { ...workflow, documents: withOne(documents, command.document, command.before) };
    case 'remove':
      return { ...workflow, documents: without(documents, command.documentId) };
    case 'move': {
      const moved = documentOf(workflow, command.documentId);
      if (!moved || command.before === moved.id) return workflow;
      return { ...workflow, documents: withOne(without(documents, moved.id), moved, command.before) };
    }
  }
}

export const appliedAll = (workflow: EditedWorkflow, commands: readonly WorkflowCommand[]): EditedWorkflow => commands.reduce(applied, workflow);

/** What takes a command back that is about to be done to a workflow; null where it would change nothing. */
export function inverseOf(workflow: EditedWorkflow, command: WorkflowCommand): WorkflowCommand | null {
  switch (command.kind) {
    case 'workflow':
      return { kind: 'workflow', set: held(workflow, command.set) };
    case 'document': {
      const { documentId, set } = command;
      const document = documentOf(workflow, documentId);
      return document ? { kind: 'document', documentId, set: held(document, set) } : null;
    }
    case 'signature': {
      const { documentId, set } = command;
      const signature = documentOf(workflow, documentId)?.signature;
      return signature ? { kind: 'signature', documentId, set: held(signature, set) } : null;
    }
    case 'add':
      return documentOf(workflow, command.document.id) ? null : { kind: 'remove', documentId: command.document.id };
    case 'remove': {
      const document = documentOf(workflow, command.documentId);
      return document ? { kind: 'add', document, before: nextOf(workflow, document.id) } : null;
    }
    case 'move':
      return documentOf(workflow, command.documentId) ? { ...command, before: nextOf(workflow, command.documentId) } : null;
  }
}

/**
 * A command as others can best join it: who changes some members of a signature says those, and not all of it again. Two people at the
 * address and the message of one signature do not clash then.
 */
export function narrowed(workflow: EditedWorkflow, command: WorkflowCommand): WorkflowCommand {
  if (command.kind !== 'document' || `${Object.keys(command.set)}` !== 'signature') return command;
  const [was, is] = [documentOf(workflow, command.documentId)?.signature, command.set.signature];
  if (!was || !is) return command;
  const changed = Object.entries(is).filter(([member, value]) => value !== was[member as keyof SignatureSettings]);
  return { kind: 'signature', documentId: command.documentId, set: Object.fromEntries(changed) };
}

export const documentOf = ({ documents }: EditedWorkflow, id: string): EditedDocument | undefined => documents.find((each) => each.id === id);

const withSignature = (document: EditedDocument, set: Partial<SignatureSettings>): EditedDocument =>
  document.signature ? { ...document, signature: { ...document.signature, ...set } } : document;

const without = (documents: readonly EditedDocument[], id: string): EditedDocument[] => documents.filter((each) => each.id !== id);

/** In front of one that has gone meanwhile is at the end. */
function withOne(documents: readonly EditedDocument[], document: EditedDocument, before: string | null): EditedDocument[] {
  const at = documents.findIndex(({ id }) => id === before);
  return at === -1 ? [...documents, document] : documents.toSpliced(at, 0, document);
}

function nextOf({ documents }: EditedWorkflow, id: string): string | null {
  return documents[documents.findIndex((each) => each.id === id) + 1]?.id ?? null;
}

/** Of what is about to be set, the values as they are now. */
function held<T extends object>(now: T, set: Partial<T>): Partial<T> {
  return Object.fromEntries(Object.keys(set).map((name) => [name, now[name as keyof T]])) as Partial<T>;
}
