import { expect, test } from 'vitest';
import type { DraftView } from '../draft/view';
import type { EditorField, Suggestion } from '../editor/field';
import { fieldOf, openSuggestions, tagsOf } from './suggestions';

const place = { page: 1, x: 0.1, y: 0.5, width: 0.2, height: 0.05 };
const word: Suggestion = { ...place, kind: 'signature', party: 'signer', why: 'word', text: 'Signature' };
const tag: Suggestion = { ...word, y: 0.8, why: 'tag', text: 'date:signer' };
const view = { suggestions: [word, tag] } as unknown as DraftView;
const field = (changes: Partial<EditorField>): EditorField => ({ id: 'a', kind: 'signature', party: 'signer', required: true, ...place, ...changes });

test('a place is offered until a field lies there', () => {
  expect(openSuggestions(view, [])).toEqual([word]);
  expect(openSuggestions(view, [field({})])).toEqual([]);
  expect(openSuggestions(view, [field({ page: 2 }), field({ y: 0.1 })])).toEqual([word]);
});

test('a tag is a field by itself, and is not offered', () => {
  expect(tagsOf(view)).toEqual([tag]);
});

test('a text that is taken has a label to be filled in, and the others have none', () => {
  expect(fieldOf({ ...word, kind: 'text' }, 'n')).toEqual({ ...place, id: 'n', kind: 'text', party: 'signer', label: '', required: true });
  expect(fieldOf({ ...word, kind: 'text', label: 'Place' }, 'n').label).toBe('Place');
  expect(fieldOf(word, 'n')).not.toHaveProperty('label');
});
