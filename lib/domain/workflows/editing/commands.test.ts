import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, appliedAll, inverseOf, narrowed, type WorkflowCommand } from './commands';
import { commandsBetween } from './commands-between';
import { type EditedWorkflow, newSettings } from './definition';

const ids = ['doc_a', 'doc_b', 'doc_c', 'doc_d'];
const document = (id: string, outputName = id) => ({ id, fileId: `file_${id}`, outputName, ...newSettings });
const signature = { signerName: '', signerEmail: '', message: null, language: null, title: null, delivery: 'email' as const };
const workflow: EditedWorkflow = {
  name: 'Offers',
  color: '#3b5bdb',
  icon: 'document',
  email: null,
  language: 'en',
  timeZone: 'UTC',
  documents: ids.slice(0, 3).map((id) => document(id)),
};

const anId = fc.constantFrom(...ids);
const aPlace = fc.option(anId);
const aCommand: fc.Arbitrary<WorkflowCommand> = fc.oneof(
  fc.record({ kind: fc.constant('workflow' as const), set: fc.record({ name: fc.string(), color: fc.constant('#000') }, { requiredKeys: [] }) }),
  fc.record({
    kind: fc.constant('document' as const),
    documentId: anId,
    set: fc.record({ outputName: fc.string(), removeOutput: fc.boolean() }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant('add' as const), document: fc.tuple(anId, fc.string()).map(([id, name]) => document(id, name)), before: aPlace }),
  fc.record({
    kind: fc.constant('document' as const),
    documentId: anId,
    set: fc.record({ signature: fc.option(fc.string().map((message) => ({ ...signature, message }))) }),
  }),
  fc.record({ kind: fc.constant('signature' as const), documentId: anId, set: fc.record({ message: fc.string() }) }),
  fc.record({ kind: fc.constant('remove' as const), documentId: anId }),
  fc.record({ kind: fc.constant('move' as const), documentId: anId, before: aPlace }),
);

test('whatever was done is taken back by its inverses, the last one first', () => {
  fc.assert(
    fc.property(fc.array(aCommand, { maxLength: 30 }), (commands) => {
      const inverses: WorkflowCommand[] = [];
      let now = workflow;
      for (const command of commands) {
        const inverse = inverseOf(now, command);
        if (inverse) inverses.unshift(inverse);
        else expect(applied(now, command)).toEqual(now);
        now = applied(now, command);
      }
      expect(appliedAll(now, inverses)).toEqual(workflow);
    }),
  );
});

test('no document is ever there twice, whatever is done', () => {
  fc.assert(
    fc.property(fc.array(aCommand, { maxLength: 30 }), (commands) => {
      const { documents } = appliedAll(workflow, commands);
      expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    }),
  );
});

test('a document goes in front of the one that is named, and at the end where that has gone', () => {
  const order = (command: WorkflowCommand) =>
    applied(workflow, command)
      .documents.map(({ id }) => id.slice(-1))
      .join('');
  expect(order({ kind: 'move', documentId: 'doc_c', before: 'doc_a' })).toBe('cab');
  expect(order({ kind: 'move', documentId: 'doc_a', before: null })).toBe('bca');
  expect(order({ kind: 'move', documentId: 'doc_a', before: 'doc_gone' })).toBe('bca');
  expect(order({ kind: 'move', documentId: 'doc_b', before: 'doc_b' })).toBe('abc');
  expect(order({ kind: 'add', document: document('doc_d'), before: 'doc_b' })).toBe('adbc');
});

test('between two workflows there are always commands that make one the other', () => {
  fc.assert(
    fc.property(fc.array(aCommand, { maxLength: 30 }), (commands) => {
      const other = appliedAll(workflow, commands);
      expect(appliedAll(workflow, commandsBetween(workflow, other))).toEqual(other);
      expect(appliedAll(other, commandsBetween(other, workflow))).toEqual(workflow);
      expect(commandsBetween(other, other)).toEqual([]);
    }),
  );
});

test('a signature that stays asked for is changed member by member, and does the same', () => {
  const signed = applied(workflow, { kind: 'document', documentId: 'doc_a', set: { signature } });
  const command: WorkflowCommand = { kind: 'document', documentId: 'doc_a', set: { signature: { ...signature, message: 'Please sign.' } } };
  expect(narrowed(signed, command)).toEqual({ kind: 'signature', documentId: 'doc_a', set: { message: 'Please sign.' } });
  expect(applied(signed, narrowed(signed, command))).toEqual(applied(signed, command));
  expect(narrowed(workflow, command)).toBe(command);
});
