import type { FieldKind, Party } from '@/lib/domain/signatures/rules';
import { A4, type Box, type EditorField, moved, onPage, overlapOf, type PageSize, resized } from './field';

type Fields = readonly EditorField[];

export type Editor = {
  fields: Fields;
  selected: string | null;
  /** What the fields were before, the latest last; and what was undone, the next to come back last. */
  past: readonly Fields[];
  future: readonly Fields[];
  /** What the latest step was: steps of one kind on one field are undone together. */
  step: string | null;
};

export type EditorAction =
  | { type: 'add'; fields: Fields }
  | { type: 'select'; id: string | null }
  | { type: 'move'; id: string; across: number; down: number } // points
  | { type: 'resize'; id: string; across: number; down: number } // points
  | { type: 'put'; id: string; box: Box; page?: number }
  | { type: 'change'; id: string; kind?: FieldKind; party?: Party; label?: string; required?: boolean }
  | { type: 'remove'; id: string }
  | { type: 'copy'; id: string; newId: string }
  | { type: 'copy-to-pages'; id: string; newIds: readonly string[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Fields from elsewhere take the place of all; nothing of it can be undone. */
  | { type: 'load'; fields: Fields };

const MOST_STEPS = 200;
/** A copy lies this much beside what it was copied from, in points. */
const COPY_OFFSET_POINTS = 12;
/** On other pages: a field of the same kind that covers this much of the place is taken for the copy itself. */
const SAME_PLACE = 0.9;

export const emptyEditor = (fields: Fields = []): Editor => ({ fields, selected: null, past: [], future: [], step: null });

/** What an act makes of the editor. `pages` are the pages as displayed, the first one first. */
export function edited(editor: Editor, action: EditorAction, pages: readonly PageSize[]): Editor {
  switch (action.type) {
    case 'select':
      return { ...editor, selected: action.id, step: null };
    case 'undo':
      return undone(editor);
    case 'redo':
      return redone(editor);
    case 'load':
      return { ...emptyEditor(action.fields), selected: action.fields.some(({ id }) => id === editor.selected) ? editor.selected : null };
    case 'add':
      return taken(editor, [...editor.fields, ...action.fields], { selected: action.fields.at(-1)?.id ?? editor.selected });
    case 'remove':
      return taken(editor, without(editor.fields, action.id), { selected: nextTo(editor.fields, action.id) });
    default:
      return changed(editor, action, pages);
  }
}

type OneField = Extract<EditorAction, { type: 'move' | 'resize' | 'put' | 'change' | 'copy' | 'copy-to-pages' }>;

function changed(editor: Editor, action: OneField, pages: readonly PageSize[]): Editor {
  const field = editor.fields.find(({ id }) => id === action.id);
  if (!field) return editor;
  const page = pages[field.page - 1] ?? A4;
  const together = `${action.type} ${field.id}`;
  switch (action.type) {
    case 'move':
      return taken(editor, withField(editor.fields, { ...field, ...moved(field, action.across, action.down, page) }), { together });
    case 'resize':
      return taken(editor, withField(editor.fields, { ...field, ...resized(field, action.across, action.down, page) }), { together });
    case 'put':
      return taken(editor, withField(editor.fields, { ...field, ...onPage(action.box), page: action.page ?? field.page }));
    case 'change': {
      const { type: _type, ...changes } = action;
      return taken(editor, withField(editor.fields, { ...field, ...changes }), action.label === undefined ? {} : { together });
    }
    case 'copy': {
      const copy = { ...field, ...moved(field, COPY_OFFSET_POINTS, COPY_OFFSET_POINTS, page), id: action.newId };
      return taken(editor, [...editor.fields, copy], { selected: copy.id });
    }
    case 'copy-to-pages':
      return taken(editor, [...editor.fields, ...copiesOnOtherPages(editor.fields, field, pages.length, action.newIds)]);
  }
}

/** The pages that a field is not on yet: a copy goes to each. */
export const pagesWithout = (fields: Fields, field: EditorField, pageCount: number): number[] =>
  Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (page) => !fields.some((other) => other.page === page && other.kind === field.kind && other.party === field.party && overlapOf(other, field) > SAME_PLACE),
  );

const copiesOnOtherPages = (fields: Fields, field: EditorField, pageCount: number, newIds: readonly string[]): EditorField[] =>
  pagesWithout(fields, field, pageCount).flatMap((page, index) => {
    const id = newIds[index];
    return id === undefined ? [] : [{ ...field, id, page }];
  });

/** A step that can be undone; one that changes nothing is none. */
function taken(editor: Editor, fields: Fields, { selected = editor.selected, together = null as string | null } = {}): Editor {
  if (fields.length === editor.fields.length && fields.every((field, index) => isSame(field, editor.fields[index]))) return editor;
  const goesOn = together !== null && together === editor.step;
  const past = goesOn ? editor.past : [...editor.past, editor.fields].slice(-MOST_STEPS);
  return { fields, selected, past, future: [], step: together };
}

const isSame = (one: EditorField, other: EditorField | undefined): boolean =>
  other !== undefined && (Object.keys({ ...one, ...other }) as (keyof EditorField)[]).every((key) => one[key] === other[key]);

function undone(editor: Editor): Editor {
  const before = editor.past.at(-1);
  return before ? standing({ ...editor, fields: before, past: editor.past.slice(0, -1), future: [...editor.future, editor.fields], step: null }) : editor;
}

function redone(editor: Editor): Editor {
  const after = editor.future.at(-1);
  return after ? standing({ ...editor, fields: after, past: [...editor.past, editor.fields], future: editor.future.slice(0, -1), step: null }) : editor;
}

/** What is selected must be there. */
const standing = (editor: Editor): Editor => ({ ...editor, selected: editor.fields.some(({ id }) => id === editor.selected) ? editor.selected : null });

const withField = (fields: Fields, changedField: EditorField): Fields => fields.map((field) => (field.id === changedField.id ? changedField : field));
const without = (fields: Fields, id: string): Fields => fields.filter((field) => field.id !== id);

/** The field that the focus goes to when this one goes. */
function nextTo(fields: Fields, id: string): string | null {
  const index = fields.findIndex((field) => field.id === id);
  return (fields[index + 1] ?? fields[index - 1])?.id ?? null;
}
