import { expect, test } from 'vitest';
import { newSettings } from './definition';
import { clashesOf, placesOf } from './touched';

const doc = (documentId: string) => ({ kind: 'document' as const, documentId, set: { outputName: 'A', removeOutput: true } });

test('each command names every place that it touches', () => {
  expect(placesOf({ kind: 'workflow', set: { name: 'A', color: '#000' } })).toEqual(['name', 'color']);
  expect(placesOf(doc('doc_a'))).toEqual(['doc_a.outputName', 'doc_a.removeOutput']);
  expect(placesOf({ kind: 'add', document: { id: 'doc_a', fileId: 'f', outputName: '', ...newSettings }, before: null })).toEqual(['doc_a']);
  expect(placesOf({ kind: 'remove', documentId: 'doc_a' })).toEqual(['doc_a']);
  expect(placesOf({ kind: 'move', documentId: 'doc_a', before: null })).toEqual(['order']);
});

test('two members of one document do not clash; one member, or a document and something in it, does, either way round', () => {
  expect(clashesOf(['doc_a.outputName'], ['doc_a.removeOutput', 'doc_b.outputName', 'name', 'order'])).toEqual([]);
  expect(clashesOf(['doc_a.outputName', 'doc_a.signature'], ['doc_a.outputName'])).toEqual(['doc_a.outputName']);
  expect(clashesOf(['doc_a'], ['doc_a.outputName'])).toEqual(['doc_a']);
  expect(clashesOf(['doc_a.outputName'], ['doc_a'])).toEqual(['doc_a.outputName']);
  expect(clashesOf(['doc_a'], ['doc_ab.outputName'])).toEqual([]);
});
