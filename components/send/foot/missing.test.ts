import { expect, test } from 'vitest';
import type { HeldDocument } from '../document/held-document';
import type { Letter } from '../draft/view';
import type { EditorField } from '../editor/field';
import { missingOf } from './missing';

const letter: Letter = {
  title: 'Lease',
  signer: { name: 'Anna Berg', email: 'anna@signer.example' },
  senderSigns: false,
  message: '',
  language: 'en',
  delivery: 'email',
  certificate: true,
  markdown: null,
};
const pdf: HeldDocument = { kind: 'pdf', name: 'Lease.pdf', source: '/lease', upload: null };
const field: EditorField = { id: 'a', kind: 'signature', party: 'signer', page: 1, x: 0, y: 0, width: 0.2, height: 0.1, required: true };

const needs = (changes: { document?: HeldDocument; letter?: Partial<Letter>; fields?: EditorField[] }) =>
  missingOf({ document: changes.document ?? pdf, letter: { ...letter, ...changes.letter }, fields: changes.fields ?? [] }).map(({ need }) => need);

test('a draft that has everything lacks nothing, also without a field', () => {
  expect(needs({})).toEqual([]);
  expect(needs({ fields: [field] })).toEqual([]);
});

test('characters are counted as people count them: 500 of them may stand in a message', () => {
  expect(needs({ letter: { message: '😀'.repeat(500) } })).toEqual([]);
});

test('a new draft lacks everything, in the order of the page', () => {
  expect(needs({ document: { kind: 'none' }, letter: { title: '', signer: { name: ' ', email: '' } } })).toEqual(['document', 'title', 'name', 'email']);
});

test.each<[string, Parameters<typeof needs>[0], string]>([
  ['a text that is empty', { document: { kind: 'markdown' }, letter: { markdown: ' \n' } }, 'document'],
  ['a file that was refused', { document: { ...pdf, upload: { state: 'refused', code: 'x', message: '' } } }, 'document'],
  ['a file on its way', { document: { ...pdf, upload: { state: 'uploading', share: 0.9 } } }, 'upload'],
  ['half an address', { letter: { signer: { name: 'Anna', email: 'anna@' } } }, 'badEmail'],
  ['a message of 501 characters', { letter: { message: '😀'.repeat(501) } }, 'message'],
  ['a text field that asks for nothing', { fields: [{ ...field, kind: 'text', label: ' ' }] }, 'label'],
  ['a field of a sender who does not sign', { fields: [{ ...field, party: 'sender' }] }, 'senderField'],
])('%s keeps a draft from being sent', (_name, changes, need) => {
  expect(needs(changes)).toEqual([need]);
});

test('what is missing leads to the field at fault', () => {
  const fields = [field, { ...field, id: 'b', kind: 'text' as const, label: '' }];
  expect(missingOf({ document: pdf, letter, fields })).toEqual([{ need: 'label', target: 'placed-b' }]);
});
