import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { deliveryStatuses } from '@/lib/domain/webhooks/rules';
import type { ShownDelivery, WorkflowWebhook } from '@/lib/domain/webhooks/schema';
import { ListPages, standingLink } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageHead } from '../../dashboard/page-head';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/choice-field';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { type DeliveryFilter, deliveriesAddress, withins } from './deliveries-address';
import { ReplayAll } from './replay-all';

export const deliveryColors = { pending: 'text-warning', delivered: 'text-success', failed: 'text-danger', held: 'text-ink-quiet' } as const;

type Props = Speaking & {
  id: string;
  name: string;
  outgoing: WorkflowWebhook;
  page: { items: ShownDelivery[]; next: string | null };
  /** As it was before the page was read. */
  pulse: string;
  filter: DeliveryFilter;
  since: string | undefined;
  /** How many could be sent again, of those that are shown. */
  undelivered: { failed: number; held: number };
  isLater: boolean;
};

/** What the other service was told, newest first; what happens meanwhile is shown by itself. */
export function DeliveriesPage({ id, name, outgoing, page, pulse, filter, since, undelivered, isLater, ...speaking }: Props) {
  const { words } = speaking;
  const { deliveries } = words;
  const { webhook } = outgoing;
  return (
    <>
      {webhook ? <Live at={`/dashboard/data/webhooks/${webhook.webhook_id}/pulse`} since={pulse} /> : null}
      <WorkflowTabs id={id} here="deliveries" words={words} />
      <PageHead title={deliveries.title} lead={name} />
      {webhook ? (
        <>
          <p className="wrap-anywhere text-ink-quiet" dir="ltr">
            {webhook.url}
          </p>
          <Filter id={id} filter={filter} {...speaking} />
          {outgoing.may_manage
            ? (['failed', 'held'] as const).map((status) => (
                <ReplayAll
                  key={status}
                  webhookId={webhook.webhook_id}
                  status={status}
                  since={since}
                  count={undelivered[status]}
                  isOff={!webhook.enabled}
                  words={words}
                  language={speaking.language}
                />
              ))
            : null}
        </>
      ) : null}
      {page.items.length === 0 ? (
        <div className="grid gap-1 border-b border-line pb-6">
          <p>{filter.status || filter.within ? deliveries.noneSuch : deliveries.empty}</p>
          {webhook ? null : (
            <Link href={`/dashboard/workflows/${id}#deliver`} className={standingLink}>
              {deliveries.emptyStep}
            </Link>
          )}
        </div>
      ) : (
        <ul aria-label={deliveries.listLabel} className="divide-y divide-line border-y border-line">
          {page.items.map((delivery) => (
            <Line key={delivery.delivery_id} id={id} delivery={delivery} {...speaking} />
          ))}
        </ul>
      )}
      <ListPages
        label={deliveries.title}
        newest={isLater ? deliveriesAddress(id, filter) : null}
        older={page.next ? deliveriesAddress(id, filter, page.next) : null}
        words={deliveries}
      />
    </>
  );
}

function Filter({ id, filter, words }: { id: string; filter: DeliveryFilter } & Speaking) {
  const { deliveries } = words;
  const states = deliveryStatuses.map((value) => ({ value, label: deliveries.states[value] }));
  const times = withins.map((value) => ({ value, label: deliveries.within[value] }));
  return (
    <form method="get" action={deliveriesAddress(id, { status: null, within: null })} className="flex flex-wrap items-end gap-3">
      <ChoiceField name="status" label={deliveries.state} options={[{ value: '', label: deliveries.all }, ...states]} chosen={filter.status ?? ''} />
      <ChoiceField name="within" label={deliveries.time} options={[{ value: '', label: deliveries.anyTime }, ...times]} chosen={filter.within ?? ''} />
      <Button type="submit">{deliveries.apply}</Button>
    </form>
  );
}

function Line({ id, delivery, words, language, timeZone }: { id: string; delivery: ShownDelivery } & Speaking) {
  const { deliveries } = words;
  return (
    <li className="grid gap-0.5 py-3">
      <Link
        href={`/dashboard/workflows/${id}/deliveries/${delivery.delivery_id}`}
        className="flex min-h-11 flex-wrap items-center gap-x-4 justify-self-start font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
      >
        <span>{deliveries.events[delivery.type as keyof typeof deliveries.events] ?? delivery.type}</span>
        <When iso={delivery.created_at} language={language} timeZone={timeZone} />
      </Link>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums">
        <span className={deliveryColors[delivery.status]}>{deliveries.states[delivery.status]}</span>
        <span>{format(deliveries.attempts, { count: delivery.attempts }, language)}</span>
        {delivery.next_attempt_at ? (
          <span>
            {deliveries.next} <When iso={delivery.next_attempt_at} language={language} timeZone={timeZone} />
          </span>
        ) : null}
        {delivery.run_id ? (
          <Link href={`/dashboard/workflows/${id}/runs/${delivery.run_id}`} className="underline decoration-1 underline-offset-4">
            {words.runs.run}
          </Link>
        ) : null}
      </p>
    </li>
  );
}
