import { describe, expect, it } from 'vitest';
import { newSettings } from '@/lib/domain/workflows/editing/definition';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { type EditorAction, type EditorState, edited, hasUnsent, shownIn, startedWith } from './editor-state';

const documentA = { id: 'doc_a', fileId: 'file_a', outputName: 'A', ...newSettings };
const draft = { name: 'Offers', color: '#3b5bdb', icon: 'document', language: 'en', timeZone: 'UTC', email: null, documents: [documentA] };
const view = (changes: Partial<EditorView> = {}): EditorView => ({
  ...{ id: 'wkf_a', status: 'COMPLETE', isOn: true, version: 1, revision: 1, mark: '1', live: draft, draft, changes: [], missing: [], problems: [] },
  ...{
    templates: [],
    source: { url: 'https://paraph.example/in/x', fields: [], changes: [], changedAt: null, lastPost: null, sample: null },
    form: null,
    mayEdit: true,
    example: null,
  },
  ...changes,
});
const did = (...actions: EditorAction[]): EditorState => actions.reduce(edited, startedWith(view()));
const named = (name: string): EditorAction => ({ type: 'do', command: { kind: 'workflow', set: { name } } });
const output = (outputName: string): EditorAction => ({ type: 'do', command: { kind: 'document', documentId: 'doc_a', set: { outputName } } });
const nameIn = (state: EditorState) => shownIn(state).name;

describe('what is done in the editor', () => {
  it('is shown at once, before the service has answered', () => {
    const state = did(named('Later'));
    expect([nameIn(state), hasUnsent(state), state.view.draft.name]).toEqual(['Later', true, 'Offers']);
  });

  it('is one step however long one types in one place, and another step in another', () => {
    const state = did(named('L'), named('La'), named('Late'), output('B'));
    expect(state.waiting).toHaveLength(2);
    const once = edited(edited(state, { type: 'undo' }), { type: 'undo' });
    expect([nameIn(once), shownIn(once).documents[0]?.outputName, once.past]).toEqual(['Offers', 'A', []]);
    expect(nameIn(edited(once, { type: 'redo' }))).toBe('Late');
  });

  it('that changes nothing is nothing', () => {
    expect(did(named('Offers')).waiting).toEqual([]);
  });

  it('goes on from what others did meanwhile, and keeps what is not sent', () => {
    const state = edited(did(named('Mine')), { type: 'told', view: view({ revision: 2, draft: { ...draft, color: '#000000' } }) });
    expect(shownIn(state)).toMatchObject({ name: 'Mine', color: '#000000' });
  });

  it('is not moved past what others did at the same place, so that the service sees the clash', () => {
    const theirs = view({ revision: 2, draft: { ...draft, name: 'Theirs' } });
    const told = edited(did(named('Mine')), { type: 'told', view: theirs });
    expect([told.view.revision, nameIn(told), hasUnsent(told)]).toEqual([1, 'Mine', true]);
    const answered = edited(did(output('B'), { type: 'send' }, named('Mine')), { type: 'answered', view: { ...theirs, revision: 3 } });
    expect([answered.view.revision, answered.sending, answered.waiting.length, nameIn(answered)]).toEqual([1, [], 2, 'Mine']);
    const mine = edited(told, { type: 'mine', view: theirs });
    expect([mine.view.revision, nameIn(mine), hasUnsent(mine)]).toEqual([2, 'Mine', true]);
  });

  it('goes on from its own save whose answer was lost', () => {
    const lost = did(named('M'), { type: 'send' }, output('B'), named('Mine'), { type: 'failed' });
    expect(edited(lost, { type: 'told', view: view({ revision: 2, draft: { ...draft, name: 'M' } }) }).view.revision).toBe(2);
  });

  it('is on its way once, and waits again where it did not arrive', () => {
    const sent = did(named('Mine'), { type: 'send' }, output('B'));
    expect([sent.sending.length, sent.waiting.length]).toEqual([1, 1]);
    const failed = edited(sent, { type: 'failed' });
    expect([failed.sending, failed.waiting.length, nameIn(failed)]).toEqual([[], 2, 'Mine']);
    const answered = edited(sent, { type: 'answered', view: view({ revision: 2, draft: { ...draft, name: 'Mine' } }) });
    expect([answered.sending, answered.waiting.length, shownIn(answered).documents[0]?.outputName]).toEqual([[], 1, 'B']);
  });

  it('does not go back to an answer that was overtaken', () => {
    const state = edited(did(), { type: 'told', view: view({ revision: 5, draft: { ...draft, name: 'New' } }) });
    expect(nameIn(edited(state, { type: 'told', view: view({ revision: 4 }) }))).toBe('New');
  });

  it('that is refused is told at its place until it is changed, and the rest goes on', () => {
    const refused = edited(did(named('Mine'), output('{{'), { type: 'send' }), { type: 'refused', reasons: new Map([[1, 'Close the tag.']]) });
    expect([refused.refused, refused.waiting.length, nameIn(refused)]).toEqual([{ 'doc_a.outputName': 'Close the tag.' }, 1, 'Mine']);
    expect(edited(refused, output('{{Name}}')).refused).toEqual({});
  });

  it('that is refused when another is typed there already is told no more', () => {
    const typedOn = edited(edited(did(output('{{')), { type: 'send' }), output('{{Name}}'));
    const refused = edited(typedOn, { type: 'refused', reasons: new Map([[0, 'Close the tag.']]) });
    expect([refused.refused, refused.waiting]).toEqual([{}, typedOn.waiting]);
  });

  it('that is refused is never what a step back leads to, however soon another is typed there', () => {
    const typedOn = edited(edited(did(output('{{')), { type: 'send' }), output('{{Name}}'));
    const refused = edited(typedOn, { type: 'refused', reasons: new Map([[0, 'Close the tag.']]) });
    const back = edited(refused, { type: 'undo' });
    expect(shownIn(back).documents[0]?.outputName).toBe('A');
    expect(shownIn(edited(back, { type: 'redo' })).documents[0]?.outputName).toBe('{{Name}}');
  });

  it('that is refused is taken from its place by one step back, and the next takes back what was before', () => {
    const refused = edited(did(named('Mine'), output('{{'), { type: 'send' }), { type: 'refused', reasons: new Map([[1, 'Close the tag.']]) });
    const once = edited(refused, { type: 'undo' });
    expect([once.refused, once.waiting, nameIn(once), once.future]).toEqual([{}, refused.waiting, 'Mine', []]);
    expect(nameIn(edited(once, { type: 'undo' }))).toBe('Offers');
  });

  it('is not taken back where it stands so already: the step before it is', () => {
    const state = edited(did(named('Mine'), output('B'), { type: 'send' }), {
      type: 'answered',
      view: view({ revision: 3, draft: { ...draft, name: 'Mine' } }),
    });
    expect(nameIn(edited(state, { type: 'undo' }))).toBe('Offers');
  });

  it('is not taken back where what it spoke of has gone: the step before it is', () => {
    const state = edited(did(named('Mine'), output('B'), { type: 'send' }), {
      type: 'answered',
      view: view({ revision: 3, draft: { ...draft, name: 'Mine', documents: [] } }),
    });
    expect(nameIn(edited(state, { type: 'undo' }))).toBe('Offers');
  });
});
