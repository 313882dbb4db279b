'use client';
import { useActionState } from 'react';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { isOurFault, isWrong, type Save } from './save-state';

/** Asks whoever has signed in without a name for it, at the head of each page until it is given. Nothing else waits for it. */
export function AskName({ words, save }: { words: Messages['settingsRoom']; save: Save }) {
  const [state, action, isPending] = useActionState(save, null);
  return (
    <Notice title={words.askName.title}>
      <form action={action} className="grid max-w-xl gap-3">
        <p>{words.askName.body}</p>
        {isOurFault(state) ? <p className="text-danger">{words.problems.other}</p> : null}
        <TextField
          name="name"
          label={words.askName.label}
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={state?.done === false ? state.typed.name : ''}
          problem={isWrong(state, 'name') ? words.problems.name : null}
        />
        <Button type="submit" isInactive={isPending} className="justify-self-start">
          {words.askName.save}
        </Button>
      </form>
    </Notice>
  );
}
