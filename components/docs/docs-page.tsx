import { Mark } from '../ui/mark';
import { EventsSection } from './events-section';
import { Navigation } from './navigation';
import { OperationSection } from './operation-section';
import { Prose } from './prose';
import { QuickStart } from './quick-start';
import type { ReferenceView } from './view';

/** The reference for people who program against the API. In English, as its operations, codes and sentences are. */
export function DocsPage({ reference }: { reference: ReferenceView }) {
  const { title, version, about, baseUrl, first, chapters, events } = reference;
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
        <Navigation chapters={chapters} hasEvents={events.length > 0} />
        <main id="content" className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-14 px-4 py-8 lg:px-0">
          <div>
            <h1 className="font-serif text-2xl font-semibold">{title}</h1>
            <p className="text-ink-quiet">
              Version {version} ·{' '}
              <a href="/openapi.json" className="underline decoration-1 underline-offset-4 hover:text-ink">
                openapi.json
              </a>
            </p>
          </div>
          <QuickStart first={first} baseUrl={baseUrl} />
          <section id="about" aria-labelledby="about-title" className="grid scroll-mt-20 gap-4">
            <h2 id="about-title" className="font-serif text-xl font-semibold">
              What holds everywhere
            </h2>
            <Prose text={about} />
          </section>
          {chapters.map((chapter) => (
            <section key={chapter.name} aria-label={chapter.name} className="grid grid-cols-[minmax(0,1fr)] gap-10">
              <header className="grid gap-1 border-b border-line pb-3">
                <h2 className="font-serif text-xl font-semibold">{chapter.name}</h2>
                <p className="text-ink-quiet">{chapter.description}</p>
              </header>
              {chapter.operations.map((operation) => (
                <OperationSection key={operation.name} operation={operation} />
              ))}
            </section>
          ))}
          {events.length > 0 ? <EventsSection events={events} /> : null}
        </main>
      </div>
    </div>
  );
}
