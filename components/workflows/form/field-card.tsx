'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { type FieldKind, type FormField, fieldKinds, maxMembers } from '@/lib/domain/workflows/forms/rules';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { WorkflowsWords } from '../words';
import { newMember } from './form-draft';
import { QuestionSettings } from './question-settings';

type Words = WorkflowsWords['formEditor'];
type Props = {
  field: FormField;
  name: string;
  /** What stands in the example of the workflow. */
  example: string | undefined;
  /** As problems name it: `fields[2]`. */
  place: string;
  problems: ReadonlyMap<string, string>;
  words: Words;
  mayEdit: boolean;
  set: (set: Partial<FormField>) => void;
  up: (() => void) | null;
  down: (() => void) | null;
  remove: () => void;
  startDrag: () => void;
  endDrag: () => void;
};

/** One field of the form: folded it says what it asks, unfolded everything about it can be set. */
export function FieldCard({ field, name, example, place, problems, words, mayEdit, set, up, down, remove, startDrag, endDrag }: Props) {
  const title = useId();
  const isConstant = field.kind === 'constant';
  const [isOpen, setOpen] = useState(field.name === '' && field.label === '');
  // The value of a constant stands outside.
  const hasProblem = [...problems.keys()].some((path) => path.startsWith(`${place}.`) && path !== `${place}.value`);
  const press = (event: KeyboardEvent) => {
    const act = event.altKey ? { ArrowUp: up, ArrowDown: down }[event.key] : null;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name it by a legend, and the title is in the summary
    <div role="group" aria-labelledby={title} onKeyDown={mayEdit ? press : undefined} className="rounded border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-1 px-2 pt-1">
        {mayEdit ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside do the same without a pointer
          <span draggable onDragStart={startDrag} onDragEnd={endDrag} title={format(words.drag, { name })} className="cursor-grab px-2 py-2 text-ink-quiet">
            <span aria-hidden="true">⠿</span>
          </span>
        ) : null}
        <h3 id={title} className="min-w-0 flex-1 py-2 wrap-anywhere">
          <span className="font-medium">{name}</span>{' '}
          <span className="text-sm text-ink-quiet">
            {words.kinds[field.kind]}
            {field.isRequired && !isConstant ? ` · ${words.required}` : ''}
          </span>
        </h3>
        {mayEdit ? (
          <span className="flex">
            <Move sign="↑" label={format(words.up, { name })} act={up} />
            <Move sign="↓" label={format(words.down, { name })} act={down} />
          </span>
        ) : null}
      </div>
      {isConstant ? <SetValue {...{ field, example, words, mayEdit, set }} problem={problems.get(`${place}.value`) ?? null} /> : null}
      <details open={isOpen || hasProblem} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="px-4 pb-3">
        <summary className="min-h-11 content-center text-sm text-accent underline decoration-1 underline-offset-4">{words.settings}</summary>
        <fieldset disabled={!mayEdit} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
          <QuestionSettings question={field} kinds={fieldKinds} {...{ place, problems, words }} set={(changed) => set(changed as Partial<FormField>)} />
          {field.kind === 'group' ? <Members {...{ field, place, problems, words, set }} /> : null}
          {mayEdit ? (
            <Button className="justify-self-start" onClick={remove}>
              {format(words.remove, { name })}
            </Button>
          ) : null}
        </fieldset>
      </details>
    </div>
  );
}

type SetValueProps = Pick<Props, 'field' | 'example' | 'words' | 'mayEdit' | 'set'> & { problem: string | null };

/** What is always sent: what most often has to be written, so that nothing is unfolded for it. */
function SetValue({ field, example, words, mayEdit, set, problem }: SetValueProps) {
  return (
    <fieldset disabled={!mayEdit} className="px-4 pb-1">
      <TextField
        label={words.value}
        hint={example ? format(words.example, { value: example }) : words.valueHint}
        value={field.value}
        problem={problem}
        onChange={({ target }) => set({ value: target.value })}
      />
    </fieldset>
  );
}

function Move({ sign, label, act }: { sign: string; label: string; act: (() => void) | null }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
      className="grid size-11 place-items-center rounded text-ink hover:bg-desk aria-disabled:text-ink-quiet aria-disabled:opacity-60"
    >
      {sign}
    </button>
  );
}

function Members({ field, place, problems, words, set }: Pick<Props, 'field' | 'place' | 'problems' | 'words' | 'set'>) {
  const { members } = field;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h4 className="text-sm font-medium">{words.members}</h4>
      {problems.get(`${place}.members`) ? <p className="text-sm text-danger">{problems.get(`${place}.members`)}</p> : null}
      {members.map((member, index) => (
        <div key={member.id} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-l-2 border-line pl-4">
          <QuestionSettings
            question={member}
            kinds={fieldKinds.filter((kind): kind is Exclude<FieldKind, 'group' | 'constant'> => kind !== 'group' && kind !== 'constant')}
            place={`${place}.members[${index}]`}
            {...{ problems, words }}
            set={(changed) => set({ members: members.map((one) => (one.id === member.id ? ({ ...one, ...changed } as typeof one) : one)) })}
          />
          <Button className="justify-self-start" onClick={() => set({ members: members.filter(({ id }) => id !== member.id) })}>
            {format(words.remove, { name: member.label || member.name || words.nameless })}
          </Button>
        </div>
      ))}
      {members.length < maxMembers ? (
        <Button className="justify-self-start" onClick={() => set({ members: [...members, newMember()] })}>
          {words.addMember}
        </Button>
      ) : null}
    </div>
  );
}
