import type { ReactNode } from 'react';

type Props = { id: string; title: string /** Goes on with the sentence that the title begins. */; lead: string; children: ReactNode };

/** One part of the sentence that a workflow is: when, make, and then. */
export function EditorPart({ id, title, lead, children }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 outline-none">
      <h2 id={`${id}-title`} className="border-b border-line pb-2">
        <span className="font-serif text-lg font-semibold">{title}</span> <span className="text-ink-quiet">{lead}</span>
      </h2>
      {children}
    </section>
  );
}
