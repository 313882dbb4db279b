import { notFound } from 'next/navigation';
import { DeliveryPage } from '@/components/workflows/delivery/delivery-page';
import { getDeliveriesPulse } from '@/lib/domain/webhooks/operations/get-deliveries-pulse';
import { getSentDelivery } from '@/lib/domain/webhooks/operations/get-sent-delivery';
import { getWorkflowWebhook } from '@/lib/domain/webhooks/operations/get-workflow-webhook';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';
import { replayDelivery } from '../actions';

type Props = { params: Promise<{ wkf_id: string; delivery_id: string }>; searchParams: Promise<{ problem?: string | string[] }> };

export const generateMetadata = workflowTitle('deliveries', (words) => words.deliveries.one);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id, delivery_id }, { problem }] = await Promise.all([params, searchParams]);
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}/deliveries/${delivery_id}`);
  const [{ name }, { webhook, may_manage }] = await Promise.all([loadWorkflow(wkf_id), loadOwnThing(getWorkflowWebhook, { wkf_id })]);
  if (!webhook) notFound();
  const { webhook_id } = webhook;
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const { newest } = await loadOwnThing(getDeliveriesPulse, { webhook_id });
  const delivery = await loadOwnThing(getSentDelivery, { webhook_id, delivery_id });
  const words = messagesFor(language).workflowsRoom;
  const { refusals } = words.deliveries;
  return (
    <DeliveryPage
      workflow={{ id: wkf_id, name }}
      webhookId={webhook_id}
      delivery={delivery}
      pulse={newest}
      replay={may_manage ? replayDelivery : null}
      problem={typeof problem === 'string' ? (refusals[problem as keyof typeof refusals] ?? words.publish.failed) : null}
      language={language}
      timeZone={timeZone}
      words={words}
    />
  );
}
