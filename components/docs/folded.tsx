import type { ReactNode } from 'react';

/** What not every reader wants to see at once. On paper it is open. */
export function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 items-center gap-2 text-sm text-accent">
        <span aria-hidden="true" className="inline-block transition-transform group-open:rotate-90">
          ›
        </span>
        {title}
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
