'use client';
import { useState } from 'react';
import type { FieldKind, FormQuestion } from '@/lib/domain/workflows/forms/rules';
import { Checkbox } from '../../ui/checkbox';
import { SelectField } from '../../ui/select-field';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import type { WorkflowsWords } from '../words';

type Question = FormQuestion & { kind: FieldKind };
type Props = {
  question: Question;
  kinds: readonly FieldKind[];
  place: string;
  problems: ReadonlyMap<string, string>;
  words: WorkflowsWords['formEditor'];
  set: (set: Partial<Question>) => void;
};

/** What any question has: the field that it fills, its words, its kind, and whether it may stay empty. */
export function QuestionSettings({ question, kinds, place, problems, words, set }: Props) {
  const problemAt = (member: string) => problems.get(`${place}.${member}`) ?? null;
  const isAsked = question.kind !== 'constant';
  return (
    <>
      <SelectField
        label={words.kind}
        value={question.kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        choose={(kind) => set({ kind: kind as FieldKind })}
      />
      {isAsked ? (
        <TextField label={words.label} value={question.label} problem={problemAt('label')} onChange={({ target }) => set({ label: target.value })} />
      ) : null}
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={question.name}
        problem={problemAt('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      {isAsked ? (
        <>
          <TextField label={words.hint} value={question.hint} problem={problemAt('hint')} onChange={({ target }) => set({ hint: target.value })} />
          <Checkbox label={words.required} checked={question.isRequired} onChange={({ target }) => set({ isRequired: target.checked })} />
        </>
      ) : null}
      {question.kind === 'choice' ? <Options {...{ question, words, set }} problem={problemAt('options') ?? anyBelow(problems, `${place}.options`)} /> : null}
    </>
  );
}

const anyBelow = (problems: ReadonlyMap<string, string>, path: string): string | null =>
  [...problems].find(([place]) => place.startsWith(`${path}[`))?.[1] ?? null;

/** One a line: lines that are still empty are no options. */
function Options({ question, words, set, problem }: Pick<Props, 'question' | 'words' | 'set'> & { problem: string | null }) {
  const [text, setText] = useState(question.options.join('\n'));
  return (
    <TextArea
      label={words.options}
      rows={4}
      value={text}
      problem={problem}
      onChange={({ target }) => {
        setText(target.value);
        set({
          options: target.value
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        });
      }}
    />
  );
}
