import { expect, test } from 'vitest';
import { commandFor, commandNamed, type EditorState } from './commands';
import { edited, emptyEditor } from './editor';
import type { EditorField } from './field';

const pages = [
  { width: 600, height: 800 },
  { width: 600, height: 800 },
];
const field: EditorField = { id: 'a', kind: 'date', party: 'signer', page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05, required: true };
const press = (key: string, modifiers = '') => ({
  key,
  shiftKey: modifiers.includes('shift'),
  altKey: modifiers.includes('alt'),
  ctrlKey: modifiers.includes('ctrl'),
  metaKey: modifiers.includes('meta'),
});
const state = (selected: string | null = 'a'): EditorState => ({ editor: { ...emptyEditor([field]), selected }, pages, newId: () => 'new' });

test.each([
  ['ArrowRight', '', { type: 'move', id: 'a', across: 1, down: 0 }],
  ['ArrowUp', 'shift', { type: 'move', id: 'a', across: 0, down: -10 }],
  ['ArrowDown', 'alt', { type: 'resize', id: 'a', across: 0, down: 1 }],
  ['ArrowLeft', 'alt shift', { type: 'resize', id: 'a', across: -10, down: 0 }],
  ['Delete', '', { type: 'remove', id: 'a' }],
  ['Backspace', '', { type: 'remove', id: 'a' }],
  ['d', 'ctrl', { type: 'copy', id: 'a', newId: 'new' }],
  ['D', 'meta shift', { type: 'copy-to-pages', id: 'a', newIds: ['new', 'new'] }],
  ['Escape', '', { type: 'select', id: null }],
])('%s with "%s" does what the list of keys says', (key, modifiers, action) => {
  const pressed = press(key, modifiers);
  expect(commandFor(pressed, state())?.perform(state(), pressed)).toEqual(action);
});

test.each([
  ['ArrowRight', 'ctrl'],
  ['Delete', 'ctrl'],
  ['a', ''],
])('%s with "%s" is left to the browser', (key, modifiers) => {
  expect(commandFor(press(key, modifiers), state())).toBeUndefined();
});

test('without a selected field no key of a field is taken', () => {
  for (const key of ['ArrowRight', 'Delete', 'Escape']) expect(commandFor(press(key), state(null))).toBeUndefined();
});

test('undo and redo are offered where there is something to undo and redo', () => {
  expect(commandFor(press('z', 'ctrl'), state())).toBeUndefined();
  const editor = edited(state().editor, { type: 'remove', id: 'a' }, pages);
  expect(commandFor(press('z', 'meta'), { ...state(), editor })?.name).toBe('undo');
  const back = edited(editor, { type: 'undo' }, pages);
  expect(commandFor(press('Z', 'ctrl shift'), { ...state(), editor: back })?.name).toBe('redo');
  expect(commandFor(press('y', 'ctrl'), { ...state(), editor: back })?.name).toBe('redo');
});

test('a field that stands on every page cannot be copied to all of them', () => {
  const everywhere = { ...state(), editor: { ...emptyEditor([field, { ...field, id: 'b', page: 2 }]), selected: 'a' } };
  expect(commandNamed('copyToPages').isEnabled(everywhere)).toBe(false);
});
