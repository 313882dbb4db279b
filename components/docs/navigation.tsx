import { Children, type ReactNode } from 'react';
import { Inline } from './prose';
import { eventsSlug, type ReferenceView } from './view';

type Contents = { reference: ReferenceView; here: string };

/** The contents: beside the text where there is room, folded above it where there is none. */
export function Navigation(contents: Contents) {
  return (
    <>
      <details className="border-b border-line px-4 lg:hidden print:hidden">
        <summary className="flex min-h-11 items-center font-medium text-accent">Contents</summary>
        <nav aria-label="Contents" className="pb-4">
          <Entries {...contents} />
        </nav>
      </details>
      <nav aria-label="Contents" className="sticky top-0 hidden max-h-dvh w-60 shrink-0 self-start overflow-y-auto py-8 pr-4 lg:block print:hidden">
        <Entries {...contents} />
      </nav>
    </>
  );
}

/** The operations of the chapter that is open; of the others the names. */
function Entries({ reference: { chapters, events }, here }: Contents) {
  return (
    <ul className="grid gap-1 text-sm">
      <Entry href="/docs#quick-start" text="Quick start" isHere={false} />
      <Entry href="/docs#about" text="What holds everywhere" isHere={false} />
      {chapters.map(({ name, slug, operations, shapes }) => (
        <Entry key={slug} href={`/docs/${slug}`} text={name} isHere={slug === here}>
          {slug === here ? operations.map(({ name: id, summary }) => <Entry key={id} href={`#${id}`} text={<Inline text={summary} />} isHere={false} />) : null}
          {slug === here && shapes.length > 0 ? <Entry href="#shapes" text="Shapes" isHere={false} /> : null}
        </Entry>
      ))}
      {events.length > 0 ? <Entry href={`/docs/${eventsSlug}`} text="Events that are posted" isHere={here === eventsSlug} /> : null}
    </ul>
  );
}

function Entry({ href, text, isHere, children }: { href: string; text: ReactNode; isHere: boolean; children?: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className="flex min-h-11 items-center py-1 text-ink-quiet hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:min-h-8"
      >
        {text}
      </a>
      {Children.toArray(children).length > 0 ? <ul className="grid border-l border-line pl-3">{children}</ul> : null}
    </li>
  );
}
