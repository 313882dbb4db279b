'use client';
import { useEffect, useRef, useState } from 'react';
import type { TriedMember } from '@/lib/domain/workflows/views/document-view';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { problemText } from '../documents/text-problem';
import { TriedResult } from '../documents/tried-result';
import { useTried } from '../documents/tried-texts';
import { useWarningWhoLeaves } from '../state/use-warning-who-leaves';
import { useEditing } from './editing';

type Props = {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  /** What the draft has. */
  value: string;
  /** Where it stands, as commands name it. */
  place: string;
  set: (text: string) => void;
  problem?: string | null;
  lines?: boolean;
  type?: string;
  /** Which text of its document it is: what it comes to is shown, and what is wrong with it is said in the reader's words. */
  tries?: TriedMember;
  isSecret?: boolean;
};

/** Typing pauses for so long before it is a command. */
const AFTER_MS = 400;

/** A text of the draft. What the service does not take stays as it was typed, with the reason beneath, until it is mended. */
export function SettingText({ value, place, set, problem, lines = false, tries, isSecret = false, ...rest }: Props) {
  const { state, typing, words, mayEdit } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  /** What was typed last is no command yet. */
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refused = state.refused[place] ?? null;
  const text = typed ?? value;
  const tried = useTried(tries, text);
  const wrong = tried?.given === text && tried.result.problem ? problemText(tried.result.problem, words.looking.texts) : null;
  // Why it was refused comes in the service's words; what is wrong with a text is known in the reader's.
  const refusal = refused !== null && tries ? words.looking.texts.problems.other : refused;
  const given = useRef<string | null>(null);
  const wasRefused = useRef(false);
  const give = (last: string) => {
    given.current = last;
    setIsTyping(false);
    set(last);
  };
  const commit = (last: string) => {
    clearTimeout(timer.current);
    give(last);
  };
  useEffect(() => {
    // It has arrived, or somebody undid it, who takes a refused text away as well. What is refused afterwards comes back to be mended.
    const isTakenBack = wasRefused.current && refused === null;
    wasRefused.current = refused !== null;
    if (refused === null) setTyped((before) => (before === value || (isTakenBack && before === given.current) ? null : before));
    else setTyped((before) => before ?? given.current);
  }, [value, refused]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useWarningWhoLeaves(isTyping);
  useEffect(() => {
    if (!isTyping) return;
    const places = typing.current.add(place);
    return () => void places.delete(place);
  }, [isTyping, place, typing]);
  const shown = {
    ...rest,
    value: text,
    readOnly: !mayEdit,
    autoComplete: 'off',
    problem: wrong ?? refusal ?? problem ?? null,
    onChange: ({ target }: { target: { value: string } }) => {
      const now = target.value;
      setTyped(now);
      setIsTyping(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => give(now), AFTER_MS);
    },
    onBlur: () => {
      if (typed === null) return;
      commit(typed);
      if (refused === null && typed === value) setTyped(null);
    },
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {lines ? <TextArea {...shown} rows={3} /> : <TextField {...shown} />}
      {tries ? <TriedResult text={text} tried={tried} isSecret={isSecret} /> : null}
    </div>
  );
}
