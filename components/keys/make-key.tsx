'use client';
import { useActionState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { keyLifetimes } from '@/lib/domain/accounts/rules';
import type { Messages } from '@/lib/words/messages';
import { problemText } from '../account/problem-text';
import { Button } from '../ui/button';
import { ChoiceField } from '../ui/choice-field';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { NewKey } from './new-key';

type Words = Messages['keys'];

/** What the server said to the form: the key, the only time, or why there is none. */
export type MakeState = { done: true; output: { id: string; key: string; name: string } } | { done: false; problem: { code: string } } | null;
export type Make = (before: MakeState, form: FormData) => Promise<MakeState>;

type Props = { words: Words; make: Make; baseUrl: string; language: Language; isFirst: boolean };

/** The form for a new key, and after it the key. Works without JavaScript: the page then comes back with the key in it. */
export function MakeKey({ words, make, baseUrl, language, isFirst }: Props) {
  const [state, action, isPending] = useActionState(make, null);
  return (
    <>
      {state?.done ? <NewKey key={state.output.id} made={state.output} words={words} baseUrl={baseUrl} /> : null}
      <details open={isFirst || state?.done === false} className="rounded border border-line bg-surface px-4">
        <summary className="flex min-h-11 items-center gap-2 font-medium text-accent">
          <span aria-hidden="true">+</span>
          {words.make}
        </summary>
        <form action={action} className="grid max-w-xl gap-5 pt-2 pb-5">
          {state?.done === false ? <Notice kind="danger">{problemText(words.problems, state.problem.code)}</Notice> : null}
          <TextField name="name" label={words.name} hint={words.nameHint} required maxLength={80} autoComplete="off" />
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium">{words.kind}</legend>
            <Choice value="live" label={words.live} hint={words.liveHint} checked />
            <Choice value="test" label={words.test} hint={words.testHint} />
          </fieldset>
          <Lifetime words={words.lifetimes} label={words.lifetime} language={language} />
          <Button kind="primary" type="submit" disabled={isPending}>
            {words.makeButton}
          </Button>
        </form>
      </details>
    </>
  );
}

function Choice({ value, label, hint, checked = false }: { value: string; label: string; hint: string; checked?: boolean }) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input type="radio" name="kind" value={value} defaultChecked={checked} className="mt-0.5 size-5 shrink-0 accent-accent" />
      <span>
        {label} <span className="block text-sm text-ink-quiet">{hint}</span>
      </span>
    </label>
  );
}

function Lifetime({ words, label, language }: { words: Words['lifetimes']; label: string; language: Language }) {
  const wordFor = (lifetime: (typeof keyLifetimes)[number]) => (lifetime === 'none' ? words.none : format(words.days, { days: Number(lifetime) }, language));
  const options = keyLifetimes.map((lifetime) => ({ value: lifetime, label: wordFor(lifetime) }));
  return <ChoiceField name="expires_in_days" label={label} options={options} chosen="none" />;
}
