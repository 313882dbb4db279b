'use client';
import { useEffect, useRef, useState } from 'react';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
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
};

/** Typing pauses for so long before it is a command. */
const AFTER_MS = 400;

/** A text of the draft. What the service does not take stays as it was typed, with the reason beneath, until it is mended. */
export function SettingText({ value, place, set, problem, lines = false, ...rest }: Props) {
  const { state, mayEdit } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refused = state.refused[place] ?? null;
  const commit = (text: string) => {
    clearTimeout(timer.current);
    set(text);
  };
  useEffect(() => {
    // It has arrived, or somebody undid it.
    if (refused === null) setTyped((before) => (before === value ? null : before));
  }, [value, refused]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const given = {
    ...rest,
    value: typed ?? value,
    readOnly: !mayEdit,
    autoComplete: 'off',
    problem: refused ?? problem ?? null,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = target.value;
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => set(text), AFTER_MS);
    },
    onBlur: () => {
      if (typed === null) return;
      commit(typed);
      if (refused === null && typed === value) setTyped(null);
    },
  };
  return lines ? <TextArea {...given} rows={3} /> : <TextField {...given} />;
}
