'use client';
import { useActionState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { keyLifetimes } from '@/lib/domain/accounts/rules';
import { problemText } from '../account/problem-text';
import { PageAccount } from '../dashboard/page-account';
import { Button } from '../ui/button';
import { ChoiceField } from '../ui/choice-field';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { type MadeKey, NewKey } from './new-key';
import type { KeysWords } from './words';

/** What the server said to the form: the key, the only time, or why there is none, at which inputs, and what was typed. */
export type MakeState =
  | { done: true; output: MadeKey }
  | { done: false; problem: { code: string }; wrong: readonly string[]; typed: Readonly<Record<string, string>> }
  | null;
export type Make = (before: MakeState, form: FormData) => Promise<MakeState>;

type Props = { words: KeysWords; make: Make; baseUrl: string; language: Language; isFirst: boolean };

/** The form for a new key, and after it the key. Works without JavaScript: the page then comes back with the key in it. */
export function MakeKey({ words, make, baseUrl, language, isFirst }: Props) {
  const [state, action, isPending] = useActionState(make, null);
  const { keys, keysRoom } = words;
  const refused = state?.done === false ? state : null;
  const typed = refused?.typed ?? {};
  const isDayWrong = refused?.wrong.includes('expires_on') ?? false;
  return (
    <>
      {state?.done ? <NewKey key={state.output.id} made={state.output} words={words} baseUrl={baseUrl} /> : null}
      <details id="make" open={isFirst || refused !== null} className="rounded border border-line bg-surface px-4">
        <summary className="flex min-h-11 items-center gap-2 font-medium text-accent">
          <span aria-hidden="true">+</span>
          {keys.make}
        </summary>
        <form action={action} className="grid max-w-xl gap-5 pt-2 pb-5">
          <PageAccount />
          {refused && !isDayWrong ? <Notice kind="danger">{problemText(keys.problems, refused.problem.code)}</Notice> : null}
          <TextField name="name" label={keys.name} hint={keys.nameHint} required maxLength={80} autoComplete="off" defaultValue={typed.name} />
          <Choices name="kind" legend={keys.kind} chosen={typed.kind ?? 'live'} options={kindsOf(keys)} />
          <Choices name="access" legend={keysRoom.access} chosen={typed.access ?? 'full'} options={accessesOf(keysRoom)} />
          <div className="group grid gap-5 md:grid-cols-2">
            <ChoiceField name="expires_in_days" label={keys.lifetime} options={lifetimesOf(words, language)} chosen={typed.expires_in_days ?? 'none'} />
            <TextField
              name="expires_on"
              type="date"
              label={keysRoom.lastDay}
              hint={keysRoom.lastDayHint}
              problem={isDayWrong ? keysRoom.lastDayProblem : null}
              defaultValue={typed.expires_on}
              className="hidden content-start group-has-[option[value=date]:checked]:grid"
            />
          </div>
          <Button kind="primary" type="submit" isInactive={isPending}>
            {keys.makeButton}
          </Button>
        </form>
      </details>
    </>
  );
}

type Option = { value: string; label: string; hint: string };

const kindsOf = (words: KeysWords['keys']): Option[] => [
  { value: 'live', label: words.live, hint: words.liveHint },
  { value: 'test', label: words.test, hint: words.testHint },
];

const accessesOf = ({ accesses, accessHints }: KeysWords['keysRoom']): Option[] => [
  { value: 'full', label: accesses.full, hint: accessHints.full },
  { value: 'read', label: accesses.read, hint: accessHints.read },
];

function Choices({ name, legend, chosen, options }: { name: string; legend: string; chosen: string; options: Option[] }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-medium">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} className="mt-0.5 size-5 shrink-0 accent-accent" />
          <span>
            {label} <span className="block text-sm text-ink-quiet">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const lifetimesOf = ({ keys, keysRoom }: KeysWords, language: Language) =>
  keyLifetimes.map((lifetime) => {
    if (lifetime === 'none') return { value: lifetime, label: keys.lifetimes.none };
    if (lifetime === 'date') return { value: lifetime, label: keysRoom.upToDate };
    return { value: lifetime, label: format(keys.lifetimes.days, { days: Number(lifetime) }, language) };
  });
