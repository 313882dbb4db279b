import type { ReactNode } from 'react';
import { Mark } from './mark';

type Props = {
  /** Without it, that of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** At the far end of the row that the mark begins. */
  actions?: ReactNode;
  skip?: { href: string; label: string };
  children: ReactNode;
};

/** The frame of a page for people without an account: the mark, one row of actions, the content. */
export function PageShell({ lang, dir = 'ltr', actions, skip, children }: Props) {
  return (
    <div lang={lang} dir={dir} className="flex min-h-dvh flex-col pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      {skip ? (
        <a href={skip.href} className="sr-only rounded bg-surface px-4 py-3 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50">
          {skip.label}
        </a>
      ) : null}
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-[55rem] flex-wrap items-center justify-between gap-x-4 px-4">
          <p className="flex items-center gap-2 font-serif text-lg font-semibold">
            <Mark className="size-7 text-accent" />
            Paraph
          </p>
          {actions}
        </div>
      </header>
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
}

/** One sheet of text in the middle of a page: what a state, an end or a mistake has to say. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="mx-auto grid w-full max-w-xl grid-cols-1 content-start gap-4 px-4 py-12 md:py-20">{children}</div>;
}
