'use client';
import { useEffect, useState } from 'react';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { hasUnsent } from '../state/editor-state';
import { useEditing } from './editing';

type PublishOutcome = 'published' | 'dropped' | 'blocked' | 'stale' | 'failed';
type Way = 'publish' | 'drop';

/** Ends the draft. Who presses right after typing is not sent away: what is typed is saved first, and then it is done. */
export function usePublishing() {
  const { state, keeping, end } = useEditing();
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<{ way: Way; ofOthers: string } | null>(null);
  const isSettled = !hasUnsent(state);
  const isStuck = keeping.kind !== 'kept' && keeping.kind !== 'keeping';
  const isRefused = Object.keys(state.refused).length > 0;
  const ofOthers = touchedByOthers(state.view.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` is another one each time
  useEffect(() => {
    if (!wanted) return;
    const stop = (why: PublishOutcome) => {
      setWanted(null);
      setOutcome(why);
    };
    if (isStuck) return stop('failed');
    if (!isSettled) return;
    if (isRefused && wanted.way === 'publish') return stop('blocked');
    // Nobody publishes what came from somebody else between the press and now.
    if (wanted.ofOthers !== ofOthers) return stop('stale');
    setWanted(null);
    setBusy(true);
    void end(wanted.way).then((answer) => {
      setBusy(false);
      if (answer.kind === 'done') return setOutcome(wanted.way === 'publish' ? 'published' : 'dropped');
      if (answer.kind === 'unreached' || [401, 429].includes(answer.refusal.status)) return setOutcome('failed');
      setOutcome(answer.refusal.code === 'conflict' ? 'stale' : 'blocked');
    });
  }, [wanted, isSettled, isStuck, isRefused, ofOthers]);
  const go = (way: Way) => {
    if (isBusy || wanted) return;
    setOutcome(null);
    setWanted({ way, ofOthers });
  };
  return { outcome, isBusy: isBusy || wanted !== null, go };
}

export type Publishing = ReturnType<typeof usePublishing>;

const touchedByOthers = (changes: EditorView['changes']): string =>
  changes
    .filter(({ by }) => by && !by.isMe)
    .map(({ place, at }) => `${place} ${at}`)
    .join();
