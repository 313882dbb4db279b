'use client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { WorkflowCommand } from '@/lib/domain/workflows/editing/commands';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { usePageFetch } from '../../dashboard/page-account';
import { type Answer, endDraft, hindranceOf, readEditor, readMark, refusedCommands, sendEdits } from './client';
import { type EditorState, edited, hasUnsent, shownIn, startedWith } from './editor-state';
import { useWarningWhoLeaves } from './use-warning-who-leaves';

/** How far what was done is kept. `unreached` and `signedOut` are tried again. `conflict`: somebody was at the same places meanwhile, named by `by` where it was another person. */
export type Keeping = { kind: 'kept' | 'keeping' | 'unreached' | 'signedOut' | 'gone' } | { kind: 'conflict'; by: string; view: EditorView };

/** Typing pauses for so long before it is sent. */
const AFTER_MS = 500;
const AGAIN_AFTER_MS = 4_000;
/** What others do, and posts that come in, are shown within two seconds. */
const LOOK_EVERY_MS = 1_800;

/** A workflow on its page: what is shown, what is done with it, and how far that is kept. */
export function useEditor(given: EditorView) {
  const [state, dispatch] = useReducer(edited, given, startedWith);
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'kept' });
  const pageFetch = usePageFetch();
  const fetchOf = useRef(pageFetch);
  fetchOf.current = pageFetch;
  const { id } = given;

  const isHalted = keeping.kind === 'conflict' || keeping.kind === 'gone';
  const isBusy = state.sending.length > 0;
  const isWaiting = state.waiting.length > 0;

  const settle = useCallback(
    async (answer: Answer<EditorView>) => {
      if (answer.kind === 'done') {
        dispatch({ type: 'answered', view: answer.value });
        return setKeeping({ kind: 'kept' });
      }
      if (answer.kind === 'unreached') {
        dispatch({ type: 'failed' });
        return setKeeping({ kind: 'unreached' });
      }
      const reasons = refusedCommands(answer.refusal);
      if (reasons.size > 0) {
        dispatch({ type: 'refused', reasons });
        return setKeeping({ kind: 'kept' });
      }
      dispatch({ type: 'failed' });
      const hindrance = hindranceOf(answer.refusal);
      if (hindrance) return setKeeping({ kind: hindrance });
      const fresh = await readEditor(fetchOf.current, id);
      const by = answer.refusal.details.find(({ message }) => message !== '')?.message ?? '';
      setKeeping(fresh.kind === 'done' ? { kind: 'conflict', by, view: fresh.value } : { kind: 'unreached' });
    },
    [id],
  );

  useEffect(() => {
    if (!isWaiting || isBusy || isHalted) return;
    const timer = setTimeout(() => dispatch({ type: 'send' }), keeping.kind === 'unreached' || keeping.kind === 'signedOut' ? AGAIN_AFTER_MS : AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isBusy, isHalted, keeping]);

  const flight = useRef<Promise<Answer<EditorView> | null>>(Promise.resolve(null));
  const sending = useRef<readonly WorkflowCommand[]>([]);
  useEffect(() => {
    if (state.sending.length === 0 || sending.current === state.sending) return;
    sending.current = state.sending;
    setKeeping((before) => (before.kind === 'kept' ? { kind: 'keeping' } : before));
    const sent = sendEdits(fetchOf.current, id, state.view.revision, state.sending);
    flight.current = sent;
    void sent.then(settle);
  }, [state.sending, state.view.revision, id, settle]);

  // What somebody types was done on what they see: nothing newer is shown beneath it before it is a command, which can clash.
  const typing = useRef(new Set<string>());
  useLooking(state.view, isHalted, fetchOf, (view) => typing.current.size === 0 && dispatch({ type: 'told', view }));
  useSendingBehind(state, isHalted, (from) => flight.current.then((answer) => sendEdits(fetchOf.current, id, ...leftOf(from, answer))));
  useWarningWhoLeaves(hasUnsent(state));

  const act = useCallback((command: WorkflowCommand) => dispatch({ type: 'do', command }), []);
  const undo = useCallback(() => dispatch({ type: 'undo' }), []);
  const redo = useCallback(() => dispatch({ type: 'redo' }), []);
  const choose = (whose: 'mine' | 'theirs') => {
    if (keeping.kind !== 'conflict') return;
    dispatch({ type: whose, view: keeping.view });
    setKeeping({ kind: 'kept' });
  };
  const end = async (how: 'publish' | 'drop'): Promise<Answer<EditorView>> => {
    const answer = await endDraft(fetchOf.current, id, how, state.view.revision);
    if (answer.kind === 'done') dispatch(how === 'drop' ? { type: 'theirs', view: answer.value } : { type: 'told', view: answer.value });
    return answer;
  };
  return { state, shown: shownIn(state), keeping, typing, act, undo, redo, choose, end };
}

export type Editor = ReturnType<typeof useEditor>;

type Looking = { id: string; mark: string };

/** Asks whether anything is new, and for the rest only where something is. Nobody looks at a page that is hidden. */
function useLooking({ id, mark }: Looking, isHalted: boolean, fetch: { current: ReturnType<typeof usePageFetch> }, tell: (view: EditorView) => unknown): void {
  const telling = useRef(tell);
  telling.current = tell;
  const seen = useRef(mark);
  seen.current = mark;
  useEffect(() => {
    if (isHalted) return;
    const look = async () => {
      if (document.hidden) return;
      const now = await readMark(fetch.current, id);
      if (now.kind !== 'done' || now.value.mark === seen.current) return;
      const answer = await readEditor(fetch.current, id);
      if (answer.kind === 'done') telling.current(answer.value);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, isHalted, fetch]);
}

/** What is still to be sent, and after which edit, once the save that was on its way has ended. */
function leftOf({ view, sending, waiting }: EditorState, answer: Answer<EditorView> | null): [number, WorkflowCommand[]] {
  // The page may have been told of more since that save.
  if (answer?.kind === 'done') return [Math.max(view.revision, answer.value.revision), [...waiting]];
  return [view.revision, answer?.kind === 'unreached' ? [...sending, ...waiting] : [...waiting]];
}

/** Who goes on to another page of ours does not wait for the save: it is sent behind them. */
function useSendingBehind(state: EditorState, isHalted: boolean, send: (from: EditorState) => Promise<unknown>): void {
  const latest = useRef({ state, isHalted, send });
  latest.current = { state, isHalted, send };
  useEffect(
    () => () => {
      const { state: last, isHalted: isOver, send: sendLast } = latest.current;
      if (last.waiting.length > 0 && !isOver) void sendLast(last);
    },
    [],
  );
}
