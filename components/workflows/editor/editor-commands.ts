import type { PageCommand } from '../../dashboard/commands/page-commands';
import type { Editing } from './editing';

type Keys = { key: string; isShifted: boolean };

/** One act of the editor: toolbar, keyboard and palette read it. `keys` are pressed with Ctrl or Cmd. */
export type EditorCommand = PageCommand & { isOffered: boolean; isEnabled: boolean; keys?: Keys };

/** What can be done in the editor of a workflow, in the order in which the palette has it. */
export function editorCommands(
  { state, words, mayEdit, undo, redo, jumpTo }: Pick<Editing, 'state' | 'words' | 'mayEdit' | 'undo' | 'redo' | 'jumpTo'>,
  go: (href: string) => void,
) {
  const { acts } = words;
  const { id, isOn, changes, problems } = state.view;
  const here = `/dashboard/workflows/${id}`;
  const to = (place: 'when' | 'make' | 'deliver', letter: string): EditorCommand => ({
    ...{ id: place, label: acts[place], letter, isOffered: true, isEnabled: true },
    perform: () => jumpTo(place),
  });
  return [
    { id: 'undo', label: words.undo, letter: 'u', keys: { key: 'z', isShifted: false }, isOffered: mayEdit, isEnabled: state.past.length > 0, perform: undo },
    { id: 'redo', label: words.redo, letter: 'd', keys: { key: 'z', isShifted: true }, isOffered: mayEdit, isEnabled: state.future.length > 0, perform: redo },
    {
      ...{ id: 'publish', label: acts.publish, isOffered: mayEdit, isEnabled: changes.length > 0 && problems.length === 0 },
      perform: () => press('publish-now'),
    },
    { id: 'switch', label: isOn ? words.turnOff : words.turnOn, isOffered: mayEdit, isEnabled: true, perform: () => press('switch-on') },
    { id: 'add', label: words.make.add, letter: 'a', isOffered: mayEdit, isEnabled: true, perform: () => jumpTo('add-template') },
    ...[to('when', '1'), to('make', '2'), to('deliver', '3')],
    { id: 'runs', label: acts.runs, letter: 'v', isOffered: true, isEnabled: true, perform: () => go(`${here}/runs`) },
    { id: 'history', label: acts.history, letter: 'l', isOffered: true, isEnabled: true, perform: () => go(`${here}/history`) },
  ] as const satisfies readonly EditorCommand[];
}

/** The button does it, with all that it guards and says. */
const press = (id: string): void => document.getElementById(id)?.click();

/** Which command was pressed, if any. */
export const pressedIn = (commands: readonly EditorCommand[], event: { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) =>
  event.ctrlKey || event.metaKey ? commands.find(({ keys }) => keys?.key === event.key.toLowerCase() && keys.isShifted === event.shiftKey) : undefined;
