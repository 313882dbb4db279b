import { describe, expect, it } from 'vitest';
import { type Editor, type EditorAction, edited, emptyEditor } from './editor';
import { boxAround, type EditorField } from './field';

const pages = [
  { width: 600, height: 800 },
  { width: 600, height: 800 },
  { width: 800, height: 600 },
];

const field = (id: string, changes: Partial<EditorField> = {}): EditorField => ({
  id,
  kind: 'signature',
  party: 'signer',
  page: 1,
  x: 0.5,
  y: 0.5,
  width: 0.2,
  height: 0.1,
  required: true,
  ...changes,
});

const did = (editor: Editor, ...actions: EditorAction[]): Editor => actions.reduce((now, action) => edited(now, action, pages), editor);
const start = (...fields: EditorField[]): Editor => did(emptyEditor(), { type: 'add', fields });
const only = ({ fields }: Editor): EditorField => {
  const [first] = fields;
  if (!first || fields.length > 1) throw new Error(`There are ${fields.length} fields`);
  return first;
};

describe('what is done to a field', () => {
  it('a new field is selected', () => {
    expect(start(field('a'), field('b')).selected).toBe('b');
  });

  it('a move by a point is a point of its page, whatever the page’s size', () => {
    const wide = did(start(field('a', { page: 3 })), { type: 'move', id: 'a', across: 1, down: -10 });
    expect(only(wide)).toMatchObject({ x: 0.5 + 1 / 800, y: 0.5 - 10 / 600, width: 0.2, height: 0.1 });
  });

  it.each([
    ['left', -10_000, 0, { x: 0 }],
    ['right', 10_000, 0, { x: 0.8 }],
    ['up', 0, -10_000, { y: 0 }],
    ['down', 0, 10_000, { y: 0.9 }],
  ])('a field that is moved %s stops at the edge of its page', (_way, across, down, place) => {
    expect(only(did(start(field('a')), { type: 'move', id: 'a', across, down }))).toMatchObject({ ...place, width: 0.2, height: 0.1 });
  });

  it('resizing moves the lower right corner, and ends at the page’s edge and where a mark could no longer be seen', () => {
    const larger = did(start(field('a')), { type: 'resize', id: 'a', across: 10_000, down: 10_000 });
    expect(only(larger)).toMatchObject({ x: 0.5, y: 0.5, width: 0.5, height: 0.5 });
    const smaller = did(start(field('a')), { type: 'resize', id: 'a', across: -10_000, down: -10_000 });
    expect(only(smaller)).toMatchObject({ x: 0.5, y: 0.5, width: 12 / 600, height: 8 / 800 });
  });

  it('a field that is put beyond the edge is put at it, also on another page', () => {
    const put = did(start(field('a')), { type: 'put', id: 'a', page: 2, box: { x: 0.95, y: -0.2, width: 0.2, height: 0.1 } });
    expect(only(put)).toMatchObject({ page: 2, x: 0.8, y: 0 });
  });

  it('a new field of a kind lies around the point, and on the page', () => {
    expect(boxAround('date', { x: 0.5, y: 0.5 }, { width: 600, height: 800 })).toEqual({ x: 0.5 - 0.08, y: 0.5 - 0.0125, width: 0.16, height: 0.025 });
    expect(boxAround('signature', { x: 1, y: 1 }, { width: 100, height: 40 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('when a field is removed, its neighbour is selected', () => {
    const editor = start(field('a'), field('b'), field('c'));
    expect(did(editor, { type: 'remove', id: 'b' }).selected).toBe('c');
    expect(did(editor, { type: 'remove', id: 'c' }).selected).toBe('b');
    expect(did(start(field('a')), { type: 'remove', id: 'a' }).selected).toBeNull();
  });
});

describe('copies', () => {
  it('go to each page that has none in that place, and leave the others alone', () => {
    const editor = did(start(field('b', { page: 2 }), field('a')), { type: 'copy-to-pages', id: 'a', newIds: ['n1', 'n2', 'n3'] });
    expect(editor.fields.map(({ id, page }) => [id, page])).toEqual([
      ['b', 2],
      ['a', 1],
      ['n1', 3],
    ]);
    expect(editor.selected).toBe('a');
  });

  it('on all pages are gone with one undo', () => {
    const editor = did(start(field('a')), { type: 'copy-to-pages', id: 'a', newIds: ['n1', 'n2', 'n3'] }, { type: 'undo' });
    expect(editor.fields.map(({ id }) => id)).toEqual(['a']);
  });

  it('beside the field are selected, equal to it, and not quite over it', () => {
    const editor = did(start(field('a', { label: 'Place', kind: 'text', required: false })), { type: 'copy', id: 'a', newId: 'b' });
    expect(editor.selected).toBe('b');
    expect(editor.fields[1]).toMatchObject({ label: 'Place', kind: 'text', required: false, x: 0.5 + 12 / 600, y: 0.5 + 12 / 800 });
  });
});

describe('undo', () => {
  it('takes back step by step what was done, and redo does it again', () => {
    const done = did(start(field('a')), { type: 'change', id: 'a', party: 'sender' }, { type: 'put', id: 'a', box: { x: 0, y: 0, width: 0.2, height: 0.1 } });
    const back = did(done, { type: 'undo' });
    expect(only(back)).toMatchObject({ party: 'sender', x: 0.5 });
    expect(only(did(back, { type: 'undo' }))).toMatchObject({ party: 'signer', x: 0.5 });
    expect(did(back, { type: 'redo' }).fields).toEqual(done.fields);
    expect(did(done, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }).fields).toEqual([]);
  });

  it('takes the arrows’ steps on one field together, and those on another by themselves', () => {
    const nudge = (id: string): EditorAction => ({ type: 'move', id, across: 1, down: 0 });
    const before = start(field('a'), field('b'));
    const editor = did(before, nudge('a'), nudge('a'), nudge('a'), nudge('b'));
    expect(did(editor, { type: 'undo' }).fields[0]?.x).toBeCloseTo(0.5 + 3 / 600, 6);
    expect(did(editor, { type: 'undo' }, { type: 'undo' }).fields).toEqual(before.fields);
  });

  it('begins a new step where another field was looked at in between', () => {
    const nudge: EditorAction = { type: 'move', id: 'a', across: 1, down: 0 };
    const editor = did(start(field('a'), field('b')), nudge, { type: 'select', id: 'b' }, { type: 'select', id: 'a' }, nudge);
    expect(did(editor, { type: 'undo' }).fields[0]?.x).toBeCloseTo(0.5 + 1 / 600, 6);
  });

  it('remembers two hundred steps and no more', () => {
    const steps = Array.from({ length: 205 }, (_, index): EditorAction => ({ type: 'change', id: 'a', required: index % 2 === 1 }));
    expect(did(start(field('a')), ...steps).past).toHaveLength(200);
  });

  it('knows no step that changed nothing', () => {
    const editor = start(field('a', { x: 0 }));
    expect(did(editor, { type: 'move', id: 'a', across: -1, down: 0 })).toBe(editor);
    expect(did(editor, { type: 'change', id: 'a', party: 'signer' })).toBe(editor);
    expect(did(editor, { type: 'remove', id: 'elsewhere' }).past).toHaveLength(1);
  });

  it('does not select what is gone', () => {
    expect(did(start(field('a')), { type: 'undo' }).selected).toBeNull();
  });

  it('is over for fields that came from elsewhere', () => {
    const editor = did(start(field('a')), { type: 'load', fields: [field('z')] });
    expect(did(editor, { type: 'undo' }).fields.map(({ id }) => id)).toEqual(['z']);
  });

  it('ends what could be done again as soon as something else is done', () => {
    const editor = did(start(field('a')), { type: 'remove', id: 'a' }, { type: 'undo' }, { type: 'change', id: 'a', required: false });
    expect(did(editor, { type: 'redo' })).toBe(editor);
  });
});
