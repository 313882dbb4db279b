import { CodeBlock } from './code-block';
import { DocsFrame } from './docs-frame';
import { Folded } from './folded';
import { MemberList } from './member-list';
import { Inline, Prose } from './prose';
import { QuickStart } from './quick-start';
import { eventsSlug, type ReferenceView } from './view';

/** The first page of the reference for people who program against the API: how to begin, what holds everywhere, and all that there is. */
export function DocsPage({ reference }: { reference: ReferenceView }) {
  const { title, version, about, baseUrl, first, error, chapters, events } = reference;
  return (
    <DocsFrame reference={reference} here="">
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
        <Folded title="Members and an example of an error">
          <div className="grid gap-3">
            <MemberList members={error.members} label="Members of an error" />
            <CodeBlock code={error.json} language="JSON" label="An error" />
          </div>
        </Folded>
      </section>
      <section id="operations" aria-labelledby="operations-title" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-8">
        <h2 id="operations-title" className="font-serif text-xl font-semibold">
          Operations
        </h2>
        {chapters.map(({ name, slug, description, operations }) => (
          <section key={slug} aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="font-medium">
              <a href={`/docs/${slug}`} className="inline-block text-accent underline pointer-coarse:py-3 decoration-1 underline-offset-4">
                {name}
              </a>
            </h3>
            <p className="text-ink-quiet">{description}</p>
            <ul className="divide-y divide-line border-y border-line">
              {operations.map((operation) => (
                <li key={operation.name}>
                  <a href={`/docs/${slug}#${operation.name}`} className="grid min-h-11 items-center py-2 hover:text-accent sm:grid-cols-2 sm:gap-4">
                    <span className="underline decoration-line decoration-1 underline-offset-4">
                      <Inline text={operation.summary} />
                    </span>
                    <span className="font-mono text-sm break-words text-ink-quiet">
                      {operation.method} {operation.path}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {events.length > 0 ? (
          <p>
            <a href={`/docs/${eventsSlug}`} className="text-accent underline decoration-1 underline-offset-4">
              Events that are posted
            </a>{' '}
            to webhooks have a page of their own.
          </p>
        ) : null}
      </section>
    </DocsFrame>
  );
}
