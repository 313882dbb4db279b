import type { ReactNode } from 'react';
import { Mark } from '../ui/mark';
import { Navigation } from './navigation';
import type { ReferenceView } from './view';

/** What stands around each page of the reference. In English, as its operations, codes and sentences are. `here`: the slug of the page, '' for the first. */
export function DocsFrame({ reference, here, children }: { reference: ReferenceView; here: string; children: ReactNode }) {
  return (
    <div lang="en">
      <a href="#content" className="sr-only rounded bg-surface px-4 py-3 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50">
        Skip to the content
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-[96rem] items-center justify-between gap-4 px-4">
          <a href="/" className="flex min-h-11 items-center gap-2 font-serif text-lg font-semibold">
            <Mark className="size-7 text-accent" />
            Paraph
          </a>
          <a href="/keys" className="flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 print:hidden">
            API keys
          </a>
        </div>
      </header>
      <div className="mx-auto max-w-[96rem] lg:flex lg:gap-10 lg:px-4">
        <Navigation reference={reference} here={here} />
        <main id="content" className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start gap-14 px-4 py-8 lg:px-0">
          {children}
        </main>
      </div>
    </div>
  );
}
