import { deliveriesAddress, deliveryFilterIn, sinceOf } from '@/components/workflows/delivery/deliveries-address';
import { DeliveriesPage } from '@/components/workflows/delivery/deliveries-page';
import { countUndelivered } from '@/lib/domain/webhooks/operations/count-undelivered';
import { getDeliveriesPulse } from '@/lib/domain/webhooks/operations/get-deliveries-pulse';
import { getWorkflowWebhook } from '@/lib/domain/webhooks/operations/get-workflow-webhook';
import { listSentDeliveries } from '@/lib/domain/webhooks/operations/list-sent-deliveries';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { loadOwn, loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ wkf_id: string }>; searchParams: Promise<Query> };

export const generateMetadata = workflowTitle('deliveries', (words) => words.deliveries.title);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id }, query] = await Promise.all([params, searchParams]);
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}/deliveries`);
  const [{ name }, outgoing] = await Promise.all([loadWorkflow(wkf_id), loadOwnThing(getWorkflowWebhook, { wkf_id })]);
  const filter = deliveryFilterIn(query);
  const since = sinceOf(filter);
  const cursor = typeof query.cursor === 'string' ? query.cursor : undefined;
  const webhook_id = outgoing.webhook?.webhook_id;
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const pulse = webhook_id ? (await loadOwn(getDeliveriesPulse, { webhook_id })).newest : '';
  const count = async (status: 'failed' | 'held') =>
    webhook_id && (filter.status ?? status) === status ? (await loadOwn(countUndelivered, { webhook_id, status, since })).count : 0;
  const [page, failed, held] = await Promise.all([
    webhook_id
      ? loadOwnList(listSentDeliveries, { webhook_id, cursor, since, status: filter.status ?? undefined }, deliveriesAddress(wkf_id, filter))
      : { items: [], next: null },
    count('failed'),
    count('held'),
  ]);
  return (
    <DeliveriesPage
      id={wkf_id}
      name={name}
      outgoing={outgoing}
      page={page}
      pulse={pulse}
      filter={filter}
      since={since}
      undelivered={{ failed, held }}
      isLater={cursor !== undefined}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).workflowsRoom}
    />
  );
}
