import Link from 'next/link';
import type { z } from 'zod';
import { format } from '@/lib/core/i18n/format';
import type { listedSourceEvent } from '@/lib/domain/automations/schema';
import { sizeText } from '../../dashboard/files/file-size';
import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { EventData } from './event-data';
import type { EventActs, EventDetails } from './events-page';
import { PressMark } from './press-mark';

export type ListedEvent = z.output<typeof listedSourceEvent>;

const runColors = { queued: 'text-ink-quiet', running: 'text-ink', completed: 'text-success', failed: 'text-danger' } as const;

type Props = Speaking & {
  event: ListedEvent;
  workflowId: string;
  /** The address of the list where this one stands in it. */
  place: string;
  /** What it brought, where it is opened. */
  details: EventDetails | null;
  isPicked: boolean;
  /** Null where it is not offered. */
  replay: EventActs['replay'] | null;
  pick: EventActs['pick'] | null;
};

/** One post: when it came, what became of it, and opened: what it brought and what can be done with it. */
export function EventItem({ event, workflowId, place, details, isPicked, replay, pick, ...speaking }: Props) {
  const { words, language, timeZone } = speaking;
  const { events, runs } = words;
  const { id, run } = event;
  const isOpen = details !== null;
  const open = `${place}${place.includes('?') ? '&' : '?'}event=${id}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-0.5 py-3">
      <Link
        href={isOpen ? place : open}
        scroll={false}
        aria-expanded={isOpen}
        className="inline-flex min-h-11 items-center justify-self-start font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
      >
        <When iso={event.at} language={language} timeZone={timeZone} />
      </Link>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums">
        {run ? (
          <Link
            href={`/dashboard/workflows/${workflowId}/runs/${run.id}`}
            className={`inline-block underline decoration-1 underline-offset-4 pointer-coarse:py-3 ${runColors[run.status]}`}
          >
            {format(events.run, { state: runs.states[run.status] })}
          </Link>
        ) : (
          <span>{events.outcome[event.status]}</span>
        )}
        {event.runs > 1 ? <span>{format(events.runs, { count: event.runs }, language)}</span> : null}
        {event.cameBy ? <span>{runs.cameBy[event.cameBy]}</span> : null}
        <span>{sizeText(event.bytes, language)}</span>
        {event.isErased ? <span>{events.erased}</span> : null}
        {event.isExample ? <span className="font-medium text-ink">{isPicked ? events.picked : events.example}</span> : null}
      </p>
      {details ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
          <div className="flex flex-wrap gap-2">
            {replay && !event.isErased ? (
              <form action={replay}>
                <Naming workflowId={workflowId} eventId={id} />
                <PressMark first={crypto.randomUUID()} />
                <Button type="submit">{run ? events.again : events.replay}</Button>
              </form>
            ) : null}
            {pick && !event.isErased && !(isPicked && event.isExample) ? (
              <form action={pick}>
                <Naming workflowId={workflowId} eventId={id} />
                <Button type="submit">{events.use}</Button>
              </form>
            ) : null}
          </div>
          <EventData data={details.data} href={`/workflows/${workflowId}/events/${id}/`} {...speaking} />
        </div>
      ) : null}
    </li>
  );
}

function Naming({ workflowId, eventId }: { workflowId: string; eventId: string }) {
  return (
    <>
      <PageAccount />
      <input type="hidden" name="wkf_id" value={workflowId} />
      <input type="hidden" name="evt_id" value={eventId} />
    </>
  );
}
