'use client';
import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import type { WorkflowWebhook } from '@/lib/domain/webhooks/schema';
import { standingLink } from '../../dashboard/list-pages';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { ask } from '../state/client';
import type { Speaking } from '../words';
import { TestEvent } from './test-event';
import { useOutgoing } from './use-outgoing';
import { VerifySignature } from './verify-signature';
import { WebhookSecret } from './webhook-secret';
import { WebhookState } from './webhook-state';

type Outcome = 'webhookKept' | 'webhookGone' | 'webhookProblem' | 'failed' | null;

/** The address that is told of each run: how it does, and all that its editors need to set up the other side. */
export function OutgoingWebhook({ workflowId, given, ...speaking }: Speaking & { workflowId: string; given: WorkflowWebhook }) {
  const { words } = speaking;
  const { deliver } = words;
  const fetch = usePageFetch();
  const { outgoing, read } = useOutgoing(workflowId, given);
  const { webhook, may_manage: mayManage } = outgoing;
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const kept = webhook?.url ?? null;
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', url: string | null) => {
    setBusy(true);
    const answer = await ask(fetch, `/workflows/${workflowId}/outgoing-webhooks/`, url === null ? undefined : { webhookUrl: url }, method);
    if (answer.kind === 'done') await read();
    setBusy(false);
    if (answer.kind !== 'done') return setOutcome(answer.kind === 'refused' && answer.refusal.status === 400 ? 'webhookProblem' : 'failed');
    setOutcome(url === null ? 'webhookGone' : 'webhookKept');
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim();
    if (url !== '') void send(kept === null ? 'POST' : 'PATCH', url);
  };
  const isKept = outcome === 'webhookKept' || outcome === 'webhookGone';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form onSubmit={save} className="grid gap-3">
        <TextField
          key={kept}
          name="url"
          type="url"
          label={deliver.webhook}
          hint={deliver.webhookHint}
          defaultValue={kept ?? ''}
          readOnly={!mayManage}
          problem={outcome === 'webhookProblem' ? deliver.webhookProblem : outcome === 'failed' ? words.publish.failed : null}
          autoComplete="off"
          dir="ltr"
        />
        {mayManage ? (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isInactive={isBusy}>
              {deliver.webhookSave}
            </Button>
            {kept === null ? null : (
              <Button isInactive={isBusy} onClick={() => void send('DELETE', null)}>
                {deliver.webhookRemove}
              </Button>
            )}
          </div>
        ) : null}
        <p role="status" className={isKept ? 'text-sm text-success' : 'sr-only'}>
          {isKept ? deliver[outcome] : ''}
        </p>
      </form>
      {webhook ? (
        <>
          <WebhookState webhook={webhook} mayManage={mayManage} changed={read} {...speaking} />
          <Link href={`/dashboard/workflows/${workflowId}/deliveries`} className={`justify-self-start ${standingLink}`}>
            {deliver.log}
          </Link>
          {mayManage ? <TestEvent webhookId={webhook.webhook_id} {...speaking} /> : null}
          {mayManage ? <WebhookSecret webhookId={webhook.webhook_id} previousUntil={outgoing.previous_secret_until} changed={read} {...speaking} /> : null}
          <VerifySignature webhookId={webhook.webhook_id} {...speaking} />
        </>
      ) : null}
    </div>
  );
}
