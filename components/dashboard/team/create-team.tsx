'use client';
import { useActionState } from 'react';
import { problemText } from '../../account/problem-text';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import type { TeamWords } from './words';

/** Why there is no team, and what was typed; where there is one, the server leads to its room. */
export type CreateState = { problem: string; name: string } | null;
export type Create = (before: CreateState, form: FormData) => Promise<CreateState>;

export function CreateTeam({ words, create }: { words: TeamWords; create: Create }) {
  const [state, action, isPending] = useActionState(create, null);
  const isNameWrong = state?.problem === 'bad_name';
  return (
    <form action={action} className="grid max-w-xl gap-4">
      {state && !isNameWrong ? <Notice kind="danger">{problemText(words.problems, state.problem)}</Notice> : null}
      <TextField
        key={state?.name}
        name="name"
        label={words.own.name}
        hint={words.own.nameHint}
        problem={isNameWrong ? words.problems.bad_name : null}
        defaultValue={state?.name ?? ''}
        required
        maxLength={80}
        autoComplete="organization"
      />
      <p className="text-sm text-ink-quiet">{words.own.createNote}</p>
      <Button kind="primary" type="submit" isInactive={isPending} className="justify-self-start">
        {words.own.createButton}
      </Button>
    </form>
  );
}
