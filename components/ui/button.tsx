import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';

/** `primary` is the one next thing to do: at most one in a view. `danger` ends something that cannot be had back. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded px-4 py-2 text-base font-medium transition-colors text-center disabled:opacity-60 aria-disabled:opacity-60';

const kinds: Record<ButtonKind, string> = {
  // The edge is seen where the reader's own colours take the background away.
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink',
  quiet: 'text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger hover:text-surface',
};

/** Also of a link that leads within the page's frame, and is what one most likely wants next. */
export const buttonLook = (kind: ButtonKind, extra = '') => `${base} ${kinds[kind]} ${extra}`;

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  /** It does nothing now, as what it began is under way, or nothing is there to do. It keeps the focus, which one that is `disabled` would lose. */
  isInactive?: boolean;
};

export function Button({ kind = 'secondary', className, type = 'button', isInactive = false, ...rest }: Props) {
  const inactive = isInactive ? { 'aria-disabled': true, onClick: stop } : {};
  return <button type={type} className={buttonLook(kind, className)} {...rest} {...inactive} />;
}

/** Nor is the form sent whose button it is. */
const stop = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault();

export function ButtonLink({ kind = 'secondary', className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { kind?: ButtonKind }) {
  return <a className={buttonLook(kind, className)} {...rest} />;
}
