import type { ReactNode } from 'react';

/** A part of a room under its own title. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={`${id}-title`} className="border-b border-line pb-2 font-serif text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
