import { DocsFrame } from './docs-frame';
import { EventsSection } from './events-section';
import { OperationSection } from './operation-section';
import { ShapeList } from './shape-list';
import { type ChapterView, eventsSlug, type ReferenceView } from './view';

/** The operations of one chapter. */
export function ChapterPage({ reference, chapter: { name, slug, description, operations, shapes } }: { reference: ReferenceView; chapter: ChapterView }) {
  return (
    <DocsFrame reference={reference} here={slug}>
      <header className="grid gap-1 border-b border-line pb-3">
        <h1 className="font-serif text-2xl font-semibold">{name}</h1>
        <p className="text-ink-quiet">{description}</p>
      </header>
      {operations.map((operation) => (
        <OperationSection key={operation.name} operation={operation} />
      ))}
      <ShapeList shapes={shapes} />
    </DocsFrame>
  );
}

/** What is posted to webhooks. */
export function EventsPage({ reference }: { reference: ReferenceView }) {
  return (
    <DocsFrame reference={reference} here={eventsSlug}>
      <EventsSection events={reference.events} />
      <ShapeList shapes={reference.eventShapes} />
    </DocsFrame>
  );
}
