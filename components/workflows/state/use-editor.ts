'use client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { WorkflowCommand } from '@/lib/domain/workflows/editing/commands';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { usePageFetch } from '../../dashboard/page-account';
import { type Answer, endDraft, readEditor, refusedCommands, sendEdits } from './client';
import { edited, hasUnsent, shownIn, startedWith } from './editor-state';

/** How far what was done is kept. `conflict`: somebody was at the same places meanwhile, named by `by` where it was another person. */
export type Keeping = { kind: 'kept' | 'keeping' | 'unreached' | 'gone' } | { kind: 'conflict'; by: string; view: EditorView };

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
      if (answer.refusal.code !== 'conflict') return setKeeping({ kind: 'gone' });
      const fresh = await readEditor(fetchOf.current, id);
      const by = answer.refusal.details.find(({ message }) => message !== '')?.message ?? '';
      setKeeping(fresh.kind === 'done' ? { kind: 'conflict', by, view: fresh.value } : { kind: 'unreached' });
    },
    [id],
  );

  useEffect(() => {
    if (!isWaiting || isBusy || isHalted) return;
    const timer = setTimeout(() => dispatch({ type: 'send' }), keeping.kind === 'unreached' ? AGAIN_AFTER_MS : AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isBusy, isHalted, keeping]);

  const sending = useRef<readonly WorkflowCommand[]>([]);
  useEffect(() => {
    if (state.sending.length === 0 || sending.current === state.sending) return;
    sending.current = state.sending;
    setKeeping((before) => (before.kind === 'kept' ? { kind: 'keeping' } : before));
    void sendEdits(fetchOf.current, id, state.view.revision, state.sending).then(settle);
  }, [state.sending, state.view.revision, id, settle]);

  useLooking(id, isHalted, fetchOf, (view) => dispatch({ type: 'told', view }));
  useWarningWhoLeaves(hasUnsent(state));

  const act = useCallback((command: WorkflowCommand) => dispatch({ type: 'do', command }), []);
  const choose = (whose: 'mine' | 'theirs') => {
    if (keeping.kind !== 'conflict') return;
    dispatch({ type: whose === 'mine' ? 'told' : 'theirs', view: keeping.view });
    setKeeping({ kind: 'kept' });
  };
  const end = async (how: 'publish' | 'drop'): Promise<Answer<EditorView>> => {
    const answer = await endDraft(fetchOf.current, id, how, state.view.revision);
    if (answer.kind === 'done') dispatch(how === 'drop' ? { type: 'theirs', view: answer.value } : { type: 'told', view: answer.value });
    return answer;
  };
  return { state, shown: shownIn(state), keeping, act, undo: () => dispatch({ type: 'undo' }), redo: () => dispatch({ type: 'redo' }), choose, end };
}

export type Editor = ReturnType<typeof useEditor>;

function useLooking(id: string, isHalted: boolean, fetch: { current: ReturnType<typeof usePageFetch> }, tell: (view: EditorView) => void): void {
  const telling = useRef(tell);
  telling.current = tell;
  useEffect(() => {
    if (isHalted) return;
    const look = async () => {
      if (document.hidden) return;
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

/** Half a second of typing may still be here alone. */
function useWarningWhoLeaves(hasUnsentWork: boolean): void {
  useEffect(() => {
    if (!hasUnsentWork) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsentWork]);
}
