import Link from 'next/link';
import type { z } from 'zod';
import type { shownEventDetails } from '@/lib/domain/automations/schema';
import { ListPages, standingLink } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageAccount } from '../../dashboard/page-account';
import { PageHead } from '../../dashboard/page-head';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { EventItem, type ListedEvent } from './event-item';
import { RenewAddress } from './renew-address';

export type EventDetails = z.output<typeof shownEventDetails>;

type Act = (form: FormData) => Promise<void>;
export type EventActs = { replay: Act; pick: Act; follow: Act; renew: Act };

type Props = Speaking & {
  workflow: { id: string; name: string };
  page: { items: ListedEvent[]; next: string | null; isPicked: boolean; pulse: string; mayReplay: boolean; mayPick: boolean };
  cursor: string | null;
  /** The one whose data are shown. */
  opened: EventDetails | null;
  /** What was refused. */
  problem: 'run' | 'address' | null;
  /** Whether posts come to a new address since a moment ago. */
  isRenewed: boolean;
  acts: EventActs;
};

/** What a workflow has received, fifty at a time, what became of each, and which stands as the example. */
export function EventsPage({ workflow, page, cursor, opened, problem, isRenewed, acts, ...speaking }: Props) {
  const { words } = speaking;
  const { events } = words;
  const here = `/dashboard/workflows/${workflow.id}/events`;
  const { isPicked, mayPick, mayReplay } = page;
  return (
    <>
      <Live />
      <Live at={`/dashboard/data/workflows/${workflow.id}/pulse`} since={page.pulse} />
      <WorkflowTabs id={workflow.id} here="events" words={words} />
      <PageHead title={events.title} lead={workflow.name} />
      {problem ? <Notice kind="danger" title={problem === 'run' ? events.notRunnable : words.publish.failed} /> : null}
      {isRenewed ? (
        <Notice kind="success" title={events.address.done}>
          <Link href={`/dashboard/workflows/${workflow.id}`} className={standingLink}>
            {events.address.see}
          </Link>
        </Notice>
      ) : null}
      {page.items.length === 0 ? (
        <div className="grid gap-1 border-b border-line pb-6">
          <p>{events.empty}</p>
          <p className="max-w-prose text-ink-quiet">{events.emptyStep}</p>
        </div>
      ) : (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
            <p className="max-w-prose text-sm text-ink-quiet">{isPicked ? events.pickedNote : events.newestNote}</p>
            {isPicked && mayPick ? (
              <form action={acts.follow}>
                <PageAccount />
                <input type="hidden" name="wkf_id" value={workflow.id} />
                <Button type="submit" kind="quiet">
                  {events.follow}
                </Button>
              </form>
            ) : null}
          </div>
          <ul aria-label={events.listLabel} className="divide-y divide-line border-y border-line">
            {page.items.map((event) => (
              <EventItem
                key={event.id}
                event={event}
                workflowId={workflow.id}
                place={cursor === null ? here : `${here}?cursor=${encodeURIComponent(cursor)}`}
                details={opened?.id === event.id ? opened : null}
                isPicked={isPicked}
                replay={mayReplay ? acts.replay : null}
                pick={mayPick ? acts.pick : null}
                {...speaking}
              />
            ))}
          </ul>
        </>
      )}
      <ListPages
        label={events.title}
        newest={cursor === null ? null : here}
        older={page.next ? `${here}?cursor=${encodeURIComponent(page.next)}` : null}
        words={events}
      />
      <p className="max-w-prose text-sm text-ink-quiet">{events.refusedNote}</p>
      {mayPick ? <RenewAddress workflowId={workflow.id} renew={acts.renew} words={events.address} /> : null}
    </>
  );
}
