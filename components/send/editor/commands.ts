import { type Editor, type EditorAction, pagesWithout } from './editor';
import type { EditorField, PageSize } from './field';

/** What was pressed: the keyboard event's own members. */
export type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

export type EditorState = { editor: Editor; pages: readonly PageSize[]; newId: () => string };

/** What can be done in the editor, read by toolbar, keyboard and the list of keys. `keys` are as a person reads them. */
export type Command = {
  name: 'undo' | 'redo' | 'copy' | 'copyToPages' | 'remove' | 'deselect' | 'move' | 'moveFar' | 'resize' | 'resizeFar';
  keys: string;
  answers: (pressed: Pressed) => boolean;
  isEnabled: (state: EditorState) => boolean;
  perform: (state: EditorState, pressed?: Pressed) => EditorAction | null;
};

const POINTS = 1;
const FAR_POINTS = 10;

const arrows: Record<string, readonly [across: number, down: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const selectedIn = ({ editor }: EditorState): EditorField | undefined => editor.fields.find(({ id }) => id === editor.selected);
const hasSelected = (state: EditorState): boolean => selectedIn(state) !== undefined;
const isControl = ({ ctrlKey, metaKey }: Pressed): boolean => ctrlKey || metaKey;
const isPlain = (pressed: Pressed): boolean => !isControl(pressed) && !pressed.altKey;

const byArrow = (type: 'move' | 'resize', points: number) => (state: EditorState, pressed?: Pressed) => {
  const field = selectedIn(state);
  const [across, down] = arrows[pressed?.key ?? ''] ?? [0, 0];
  return field ? ({ type, id: field.id, across: across * points, down: down * points } as const) : null;
};

const arrowCommand = (name: Command['name'], keys: string, type: 'move' | 'resize', points: number, shift: boolean): Command => ({
  name,
  keys,
  answers: (pressed) => pressed.key in arrows && pressed.shiftKey === shift && pressed.altKey === (type === 'resize') && !isControl(pressed),
  isEnabled: hasSelected,
  perform: byArrow(type, points),
});

export const commands: readonly Command[] = [
  arrowCommand('move', '← ↑ → ↓', 'move', POINTS, false),
  arrowCommand('moveFar', 'Shift + ←', 'move', FAR_POINTS, true),
  arrowCommand('resize', 'Alt + ←', 'resize', POINTS, false),
  arrowCommand('resizeFar', 'Alt + Shift + ←', 'resize', FAR_POINTS, true),
  {
    name: 'undo',
    keys: 'Ctrl + Z',
    answers: (pressed) => isControl(pressed) && !pressed.shiftKey && pressed.key.toLowerCase() === 'z',
    isEnabled: ({ editor }) => editor.past.length > 0,
    perform: () => ({ type: 'undo' }),
  },
  {
    name: 'redo',
    keys: 'Ctrl + Shift + Z',
    answers: (pressed) => isControl(pressed) && ((pressed.shiftKey && pressed.key.toLowerCase() === 'z') || pressed.key.toLowerCase() === 'y'),
    isEnabled: ({ editor }) => editor.future.length > 0,
    perform: () => ({ type: 'redo' }),
  },
  {
    name: 'copy',
    keys: 'Ctrl + D',
    answers: (pressed) => isControl(pressed) && !pressed.shiftKey && pressed.key.toLowerCase() === 'd',
    isEnabled: hasSelected,
    perform: (state) => {
      const field = selectedIn(state);
      return field ? { type: 'copy', id: field.id, newId: state.newId() } : null;
    },
  },
  {
    name: 'copyToPages',
    keys: 'Ctrl + Shift + D',
    answers: (pressed) => isControl(pressed) && pressed.shiftKey && pressed.key.toLowerCase() === 'd',
    isEnabled: (state) => {
      const field = selectedIn(state);
      return field !== undefined && pagesWithout(state.editor.fields, field, state.pages.length).length > 0;
    },
    perform: (state) => {
      const field = selectedIn(state);
      return field ? { type: 'copy-to-pages', id: field.id, newIds: state.pages.map(state.newId) } : null;
    },
  },
  {
    name: 'remove',
    keys: 'Delete',
    answers: (pressed) => isPlain(pressed) && (pressed.key === 'Delete' || pressed.key === 'Backspace'),
    isEnabled: hasSelected,
    perform: (state) => {
      const field = selectedIn(state);
      return field ? { type: 'remove', id: field.id } : null;
    },
  },
  {
    name: 'deselect',
    keys: 'Esc',
    answers: (pressed) => isPlain(pressed) && pressed.key === 'Escape',
    isEnabled: hasSelected,
    perform: () => ({ type: 'select', id: null }),
  },
];

export const commandNamed = (name: Command['name']): Command => {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command;
};

/** The command that a key asks for, where it can be done now. */
export const commandFor = (pressed: Pressed, state: EditorState): Command | undefined =>
  commands.find((command) => command.answers(pressed) && command.isEnabled(state));
