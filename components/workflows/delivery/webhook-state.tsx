'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { WorkflowWebhook } from '@/lib/domain/webhooks/schema';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { ask } from '../state/client';
import type { Speaking } from '../words';

type Props = Speaking & { webhook: NonNullable<WorkflowWebhook['webhook']>; mayManage: boolean; changed: () => Promise<void> };

/** Whether the address takes what it is told; where it was switched off, why, and the way back. */
export function WebhookState({ webhook, mayManage, changed, words, language, timeZone }: Props) {
  const { deliver } = words;
  const fetch = usePageFetch();
  const [outcome, setOutcome] = useState<'enabled' | 'failed' | null>(null);
  const enable = async () => {
    const answer = await ask(fetch, `/v1/webhooks/${webhook.webhook_id}`, { enabled: true }, 'PATCH');
    if (answer.kind === 'done') await changed();
    setOutcome(answer.kind === 'done' ? 'enabled' : 'failed');
  };
  return (
    <div className="grid gap-2">
      {webhook.enabled ? (
        <p className={`text-sm ${webhook.failing_since ? 'text-warning' : 'text-ink-quiet'}`}>
          {webhook.failing_since ? (
            <>
              {deliver.failing} <When iso={webhook.failing_since} language={language} timeZone={timeZone} />
            </>
          ) : (
            deliver.healthy
          )}
        </p>
      ) : (
        <div className="grid gap-2 border-l-4 border-danger pl-3">
          <p>{deliver.off[webhook.disabled_reason ?? 'owner']}</p>
          {webhook.held_deliveries > 0 ? <p className="text-sm">{format(deliver.held, { count: webhook.held_deliveries }, language)}</p> : null}
          {mayManage ? (
            <Button onClick={() => void enable()} className="justify-self-start">
              {deliver.enable}
            </Button>
          ) : null}
        </div>
      )}
      <p role="status" className={outcome ? `text-sm ${outcome === 'failed' ? 'text-danger' : 'text-success'}` : 'sr-only'}>
        {outcome === null ? '' : outcome === 'failed' ? words.publish.failed : deliver.enabled}
      </p>
    </div>
  );
}
