import type { ChapterView } from './view';

type Contents = { chapters: readonly ChapterView[]; hasEvents: boolean };

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

function Entries({ chapters, hasEvents }: Contents) {
  return (
    <ul className="grid gap-1 text-sm">
      <Entry href="#quick-start" text="Quick start" />
      <Entry href="#about" text="What holds everywhere" />
      {chapters.map(({ name, operations }) => (
        <li key={name} className="pt-3">
          <p className="font-medium">{name}</p>
          <ul className="grid">
            {operations.map((operation) => (
              <Entry key={operation.name} href={`#${operation.name}`} text={operation.summary} />
            ))}
          </ul>
        </li>
      ))}
      {hasEvents ? <Entry href="#events" text="Events that are posted" /> : null}
    </ul>
  );
}

function Entry({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a href={href} className="flex min-h-11 items-center py-1 text-ink-quiet hover:text-ink hover:underline lg:min-h-8">
        {text}
      </a>
    </li>
  );
}
