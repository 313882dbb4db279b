import { CodeBlock } from './code-block';
import { Folded } from './folded';
import { MemberList } from './member-list';
import { Inline } from './prose';
import type { EventView } from './view';

/** What is posted to webhooks: each event with its members and an example. */
export function EventsSection({ events }: { events: readonly EventView[] }) {
  return (
    <section id="events" aria-labelledby="events-title" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1 border-b border-line pb-3">
        <h1 id="events-title" className="font-serif text-2xl font-semibold">
          Events that are posted
        </h1>
        <p className="text-ink-quiet">
          <Inline text="To each webhook that wants them, signed as Standard Webhooks 1.0.0 has it: `webhook-id`, `webhook-timestamp` and `webhook-signature`." />
        </p>
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {events.map(({ type, summary, members, json }) => (
          <li key={type} className="grid gap-2 py-3">
            <h2 className="font-mono text-sm font-semibold">{type}</h2>
            <p>{summary}.</p>
            <Folded
              title={
                <>
                  Members and an example<span className="sr-only"> of {type}</span>
                </>
              }
            >
              <div className="grid gap-3">
                <MemberList members={members} label={`Members of ${type}`} />
                <CodeBlock code={json} language="JSON" label={`${type}: an event`} />
              </div>
            </Folded>
          </li>
        ))}
      </ul>
    </section>
  );
}
