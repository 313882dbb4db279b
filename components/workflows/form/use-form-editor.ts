'use client';
import { useState } from 'react';
import type { FormSettings } from '@/lib/domain/workflows/forms/rules';
import type { FormView } from '@/lib/domain/workflows/forms/schema';
import { usePageFetch } from '../../dashboard/page-account';
import { ask } from '../state/client';
import type { WorkflowsWords } from '../words';
import { named } from './form-draft';
import { problemWords } from './problem-words';

/** What became of the last act. */
export type Outcome = 'saved' | 'renewed' | 'refused' | 'stale' | 'failed' | null;

/** The form of a workflow while it is set up: what is saved, what stands on the page, and why the last save was refused. */
export function useFormEditor(first: FormView, words: WorkflowsWords['formEditor']) {
  const by = usePageFetch();
  const [view, setView] = useState(first);
  const [settings, setSettings] = useState<FormSettings>(first.settings);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const at = (what = '') => `/dashboard/data/workflows/${first.workflow.id}/form${what}`;

  const call = async (path: string, body: object, done: Outcome): Promise<FormView | null> => {
    setBusy(true);
    const answer = await ask<FormView>(by, path, body);
    setBusy(false);
    if (answer.kind === 'done') {
      setView(answer.value);
      setProblems(new Map());
      setOutcome(done);
      return answer.value;
    }
    const refusal = answer.kind === 'refused' ? answer.refusal : null;
    setProblems(new Map(refusal?.details.map(({ path: place, code }) => [place.replace(/^settings\.?/, ''), problemWords(place, code, words.problems)])));
    setOutcome(refusal?.code === 'conflict' ? 'stale' : refusal?.status === 400 ? 'refused' : 'failed');
    return null;
  };

  const save = async (revision = view.revision): Promise<FormView | null> => {
    const saved = await call(at(), { revision, settings: named(settings) }, 'saved');
    if (saved) setSettings(saved.settings);
    return saved;
  };

  return {
    view,
    settings,
    problems,
    outcome,
    isBusy,
    isChanged: !view.isSaved || JSON.stringify(settings) !== JSON.stringify(view.settings),
    change: (set: Partial<FormSettings>) => {
      setOutcome((before) => (before === 'stale' ? before : null));
      setSettings((before) => ({ ...before, ...set }));
    },
    save: () => save(),
    /** One click: what is not saved yet is saved with it, or there would be nothing to open. */
    switchTo: async (isOn: boolean) => {
      if (isOn && !view.isSaved && !(await save())) return;
      await call(at('/switch'), { isOn }, null);
    },
    renew: () => call(at('/renew'), {}, 'renewed'),
    /** After somebody else was quicker. */
    settle: async (whose: 'mine' | 'theirs') => {
      const answer = await ask<FormView>(by, at());
      if (answer.kind !== 'done') return setOutcome('failed');
      setView(answer.value);
      if (whose === 'mine') return void (await save(answer.value.revision));
      setSettings(answer.value.settings);
      setOutcome(null);
    },
  };
}

export type FormEditor = ReturnType<typeof useFormEditor>;
