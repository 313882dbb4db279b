import type { ReactNode } from 'react';

/** A part of the page that sends a document, under its name. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 outline-none">
      <h2 id={`${id}-title`} className="font-serif text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
