import { applied, appliedAll, inverseOf, narrowed, type WorkflowCommand } from '@/lib/domain/workflows/editing/commands';
import type { EditedWorkflow } from '@/lib/domain/workflows/editing/definition';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { placesOf } from '@/lib/domain/workflows/editing/touched';

/** What the page knows: the draft as the service told it last, and what was done here since. */
export type EditorState = {
  view: EditorView;
  /** On their way to the service, and behind them those that wait their turn. */
  sending: readonly WorkflowCommand[];
  waiting: readonly WorkflowCommand[];
  /** What takes back what was done here, the last one last; and what does it again. */
  past: readonly WorkflowCommand[];
  future: readonly WorkflowCommand[];
  /** By place, why the service did not take what was typed there. */
  refused: Readonly<Record<string, string>>;
};

export type EditorAction =
  | { type: 'do'; command: WorkflowCommand }
  | { type: 'undo' | 'redo' | 'send' | 'failed' }
  /** The service took what was sent; or tells how things stand. */
  | { type: 'answered' | 'told' | 'theirs'; view: EditorView }
  /** What waits here is to stand, over what others did at its places. */
  | { type: 'mine'; view: EditorView }
  /** Some of what was sent was refused, each by its index. */
  | { type: 'refused'; reasons: ReadonlyMap<number, string> };

/** Undo reaches so far back. */
const mostSteps = 200;

export const startedWith = (view: EditorView): EditorState => ({ view, sending: [], waiting: [], past: [], future: [], refused: {} });

/** What is shown: the draft with everything that was done here. */
export const shownIn = ({ view, sending, waiting }: Pick<EditorState, 'view' | 'sending' | 'waiting'>): EditedWorkflow =>
  appliedAll(view.draft as EditedWorkflow, [...sending, ...waiting]);

export const hasUnsent = ({ sending, waiting }: EditorState): boolean => sending.length + waiting.length > 0;

export function edited(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'do':
      return done(state, action.command);
    case 'undo':
      return turned(state, 'past', 'future');
    case 'redo':
      return turned(state, 'future', 'past');
    case 'send':
      return { ...state, sending: [...state.sending, ...state.waiting], waiting: [] };
    case 'failed':
      return { ...state, sending: [], waiting: [...state.sending, ...state.waiting] };
    case 'answered':
      // Sent again, what was taken changes nothing: it only keeps what waits on the ground that it was done on.
      return isCrossed(state, action.view) ? edited(state, { type: 'failed' }) : { ...state, view: newer(state.view, action.view), sending: [] };
    case 'told':
      // While something is on its way, its answer tells more.
      return state.sending.length > 0 || isCrossed(state, action.view) ? state : { ...state, view: newer(state.view, action.view) };
    case 'mine':
      return { ...state, view: newer(state.view, action.view) };
    case 'theirs':
      return startedWith(action.view);
    case 'refused':
      return withoutRefused(state, action.reasons);
  }
}

/** Answers can overtake each other. */
const newer = (one: EditorView, other: EditorView): EditorView => (other.revision >= one.revision ? other : one);

/**
 * Whether others were meanwhile where something waits to be sent. It stays on the ground that it was done on then, so that the service sees
 * the clash and asks: told of theirs first, it would write over them unseen.
 */
function isCrossed({ view, sending, waiting }: EditorState, told: EditorView): boolean {
  if (told.revision <= view.revision) return false;
  const [now, seen] = [told.draft as EditedWorkflow, appliedAll(view.draft as EditedWorkflow, sending)];
  let before = seen;
  return waiting.some((command) => {
    const there = inverseOf(now, command);
    // A save whose answer was lost stands there too, and is nobody else's.
    const isExpected = [seen, before].some((workflow) => isSame(there, inverseOf(workflow, command)));
    before = applied(before, command);
    return !isExpected && !changesNothing(now, command);
  });
}

function done(state: EditorState, given: WorkflowCommand): EditorState {
  const before = shownIn(state);
  const command = narrowed(before, given);
  const inverse = inverseOf(before, command);
  if (!inverse || changesNothing(before, command)) return forgiven(state, command);
  const last = state.waiting.at(-1);
  // Who types on does one thing, which one step takes back.
  const goesOn = last && isSetting(last) && last.kind === command.kind && `${placesOf(last)}` === `${placesOf(command)}`;
  const waiting = goesOn ? [...state.waiting.slice(0, -1), command] : [...state.waiting, command];
  const past = goesOn ? state.past : [...state.past, inverse].slice(-mostSteps);
  return { ...forgiven(state, command), waiting, past, future: [] };
}

const changesNothing = (before: EditedWorkflow, command: WorkflowCommand): boolean => isSame(applied(before, command), before);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isSetting = ({ kind }: WorkflowCommand): boolean => kind === 'workflow' || kind === 'document' || kind === 'signature';

function forgiven(state: EditorState, command: WorkflowCommand): EditorState {
  const places = placesOf(command);
  if (!places.some((place) => place in state.refused)) return state;
  return { ...state, refused: Object.fromEntries(Object.entries(state.refused).filter(([place]) => !places.includes(place))) };
}

function turned(state: EditorState, from: 'past' | 'future', to: 'past' | 'future'): EditorState {
  const command = state[from].at(-1);
  if (!command) return state;
  const rest = { ...state, [from]: state[from].slice(0, -1) };
  const before = shownIn(state);
  const inverse = inverseOf(before, command);
  const eased = forgiven(rest, command);
  // What it speaks of has gone meanwhile, or stands so already. A text that was refused is such a step: it goes from its field.
  if (!inverse || changesNothing(before, command)) return eased === rest ? turned(rest, from, to) : eased;
  return { ...eased, waiting: [...state.waiting, command], [to]: [...state[to], inverse] };
}

function withoutRefused(state: EditorState, reasons: ReadonlyMap<number, string>): EditorState {
  // What was typed there since is not what was refused.
  const again = new Set(state.waiting.flatMap(placesOf));
  const told = [...reasons].flatMap(([index, reason]) => placesOf(state.sending[index] as WorkflowCommand).map((place) => [place, reason] as const));
  const refused = Object.fromEntries(told.filter(([place]) => !again.has(place)));
  // No step leads back to it.
  const isTaken = (step: WorkflowCommand) => ![...reasons.keys()].some((index) => isSame(state.sending[index], step));
  return {
    ...state,
    sending: [],
    waiting: [...state.sending.filter((_, index) => !reasons.has(index)), ...state.waiting],
    past: state.past.filter(isTaken),
    future: state.future.filter(isTaken),
    refused: { ...state.refused, ...refused },
  };
}
