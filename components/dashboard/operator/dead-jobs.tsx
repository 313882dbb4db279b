import { format } from '@/lib/core/i18n/format';
import type { ShownDeadJob } from '@/lib/domain/operator/schema';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { Section } from '../section';
import { ActWithReason } from './act-with-reason';
import { MoreOfList } from './more-of-list';
import { parts } from './parts';
import type { OperatorWords, Reader, Send, Shown } from './words';

type Actions = { retry: Send; retryAll: Send; drop: Send };
type Props = { dead: Shown<ShownDeadJob>; words: OperatorWords; reader: Reader; actions: Actions };

/** Jobs that were given up, with why; each can be put back or dropped. */
export function DeadJobs({ dead, words, reader, actions }: Props) {
  const own = words.queues;
  return (
    <Section id="dead" title={own.deadTitle}>
      {dead.items.length === 0 ? <p className="text-ink-quiet">{own.deadEmpty}</p> : <p className="max-w-prose text-ink-quiet">{own.deadLead}</p>}
      {dead.items.length > 1 ? (
        <form action={actions.retryAll}>
          <Button type="submit">{own.retryAll}</Button>
        </form>
      ) : null}
      <ul className="divide-y divide-line border-b border-line empty:hidden">
        {dead.items.map((job) => (
          <li key={job.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{job.job}</span>
              <span className="text-sm text-ink-quiet">
                <When iso={job.diedAt} {...reader} />
              </span>
            </p>
            <p lang="en" className="wrap-anywhere">
              {job.error || own.noError}
            </p>
            <p className="text-sm break-all text-ink-quiet">{format(own.about, { id: job.about })}</p>
            <div className="flex flex-wrap items-start gap-x-6 gap-y-2 pt-1">
              <form action={actions.retry}>
                <input type="hidden" name="job_id" value={job.id} />
                <Button type="submit">
                  {own.retry}
                  <span className="sr-only"> {job.about}</span>
                </Button>
              </form>
              <ActWithReason
                open={own.drop}
                on={job.about}
                body={format(own.dropBody, { job: job.job, id: job.about })}
                button={own.dropButton}
                kind="danger"
                act={actions.drop}
                given={{ job_id: job.id }}
                words={words}
              />
            </div>
          </li>
        ))}
      </ul>
      <MoreOfList first={parts.queues} next={dead.next} isLater={dead.isLater} label={own.deadTitle} words={words} />
    </Section>
  );
}
