import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

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

export function Button({ kind = 'secondary', className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind }) {
  return <button type={type} className={buttonLook(kind, className)} {...rest} />;
}

export function ButtonLink({ kind = 'secondary', className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { kind?: ButtonKind }) {
  return <a className={buttonLook(kind, className)} {...rest} />;
}
