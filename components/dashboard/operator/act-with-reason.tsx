import { type ReactNode, useId } from 'react';
import { Button, type ButtonKind } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { OperatorWords, Send } from './words';

type Props = {
  /** The act, and on what: the second is for screen readers, where one stands in each row. */
  open: string;
  on: string;
  /** What follows from it, or what is lost. */
  body: string;
  button: string;
  kind?: ButtonKind;
  act: Send;
  given: Readonly<Record<string, string>>;
  words: OperatorWords;
  children?: ReactNode;
};

/** An act that is asked about before it is done, and that wants a reason. Opens and posts without scripts. */
export function ActWithReason({ open, on, ...form }: Props) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 min-w-6 items-center text-accent underline decoration-1 underline-offset-4">
        {open}
        <span className="sr-only"> {on}</span>
      </summary>
      <div className="rounded border border-line bg-surface p-4">
        <ReasonForm {...form} />
      </div>
    </details>
  );
}

/** The same where it stands open. */
export function ReasonForm({ body, button, kind = 'secondary', act, given, words, children }: Omit<Props, 'open' | 'on'>) {
  const id = useId();
  return (
    <form action={act} className="grid max-w-xl justify-items-start gap-3">
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {body ? <p className="max-w-prose wrap-anywhere">{body}</p> : null}
      {children}
      <TextField id={id} name="reason" label={words.reason} hint={words.reasonHint} required maxLength={300} autoComplete="off" className="w-full" />
      <Button kind={kind} type="submit">
        {button}
      </Button>
    </form>
  );
}
