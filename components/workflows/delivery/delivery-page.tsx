import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { DeliveryAsSent } from '@/lib/domain/webhooks/schema';
import { standingLink } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageAccount } from '../../dashboard/page-account';
import { PageHead } from '../../dashboard/page-head';
import { Section } from '../../dashboard/section';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { AttemptEntry } from './attempt-entry';
import { deliveryColors } from './deliveries-page';
import { pauseText } from './pause-text';

type Props = Speaking & {
  workflow: { id: string; name: string };
  webhookId: string;
  delivery: DeliveryAsSent;
  /** As it was before the page was read. */
  pulse: string;
  /** Null for whom it is not offered. */
  replay: ((form: FormData) => Promise<void>) | null;
  /** Why the replay that was asked for did not come about. */
  problem: string | null;
};

/** One event as the other service was told of it: each attempt with the bytes that went over the wire. */
export function DeliveryPage({ workflow, webhookId, delivery, pulse, replay, problem, ...speaking }: Props) {
  const { words, language, timeZone } = speaking;
  const { deliveries } = words;
  return (
    <>
      <Live at={`/dashboard/data/webhooks/${webhookId}/pulse`} since={pulse} />
      <Link href={`/dashboard/workflows/${workflow.id}/deliveries`} className={standingLink}>
        {deliveries.back}
      </Link>
      <PageHead
        title={deliveries.events[delivery.type as keyof typeof deliveries.events] ?? delivery.type}
        lead={
          <>
            {workflow.name} · <When iso={delivery.created_at} language={language} timeZone={timeZone} />
          </>
        }
        actions={
          replay ? (
            <form action={replay}>
              <PageAccount />
              <input type="hidden" name="wkf_id" value={workflow.id} />
              <input type="hidden" name="webhook_id" value={webhookId} />
              <input type="hidden" name="delivery_id" value={delivery.delivery_id} />
              <Button type="submit">{deliveries.replay}</Button>
            </form>
          ) : null
        }
      />
      {problem ? <Notice kind="danger" title={problem} /> : null}
      <dl className="grid gap-x-6 gap-y-1 md:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact name={deliveries.state}>
          <span className={deliveryColors[delivery.status]}>{deliveries.states[delivery.status]}</span>
        </Fact>
        <Fact name={deliveries.address}>
          <span dir="ltr">{delivery.url}</span>
        </Fact>
        <Fact name={deliveries.event}>
          <code className="font-mono text-sm">{delivery.event_id}</code>
        </Fact>
        {delivery.run_id ? (
          <Fact name={words.runs.run}>
            <Link
              href={`/dashboard/workflows/${workflow.id}/runs/${delivery.run_id}`}
              className="inline-block text-accent underline decoration-1 underline-offset-4 pointer-coarse:py-2.5"
            >
              {deliveries.openRun}
            </Link>
          </Fact>
        ) : null}
        {delivery.next_attempt_at ? (
          <Fact name={deliveries.next}>
            <When iso={delivery.next_attempt_at} language={language} timeZone={timeZone} />
            {delivery.later_attempts_ms.length > 0 ? (
              <span className="block text-sm text-ink-quiet">
                {format(deliveries.schedule, { pauses: delivery.later_attempts_ms.map((ms) => pauseText(ms, language)).join(', ') })}
              </span>
            ) : null}
          </Fact>
        ) : null}
      </dl>
      {replay ? <p className="max-w-prose text-sm text-ink-quiet">{deliveries.replayHint}</p> : null}
      <Section id="attempts" title={format(deliveries.attempts, { count: delivery.attempts }, language)}>
        {delivery.log.length === 0 ? <p className="text-ink-quiet">{deliveries.noAttempt}</p> : null}
        <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {delivery.log.toReversed().map((attempt, index) => (
            <AttemptEntry key={attempt.number} attempt={attempt} url={delivery.url} isNewest={index === 0} {...speaking} />
          ))}
        </ol>
      </Section>
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{name}</dt>
      <dd className="pb-2 wrap-anywhere md:pb-0">{children}</dd>
    </>
  );
}
