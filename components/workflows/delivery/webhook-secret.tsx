'use client';
import { useState } from 'react';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { LinkField } from '../../ui/copy-link';
import { When } from '../../ui/when';
import { Disclosure } from '../editor/disclosure';
import { ask } from '../state/client';
import type { Speaking } from '../words';

type Props = Speaking & { webhookId: string; previousUntil: string | null; changed: () => Promise<void> };

/** The secret that signs: read when somebody asks for it, and replaced without a break. */
export function WebhookSecret({ webhookId, previousUntil, changed, words, language, timeZone }: Props) {
  const { deliver } = words;
  const fetch = usePageFetch();
  const [secret, setSecret] = useState<string | null>(null);
  const [said, setSaid] = useState<'rotated' | 'rotatedToday' | 'failed' | null>(null);
  const call = async (method: 'GET' | 'POST') => {
    const answer = await ask<{ secret: string }>(fetch, `/v1/webhooks/${webhookId}/secret`, undefined, method);
    if (answer.kind === 'done') {
      setSecret(answer.value.secret);
      setSaid(method === 'POST' ? 'rotated' : null);
      if (method === 'POST') await changed();
    } else setSaid(answer.kind === 'refused' && answer.refusal.code === 'rotated_today' ? 'rotatedToday' : 'failed');
  };
  return (
    <Disclosure title={deliver.secret}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1">
        <p className="text-sm text-ink-quiet">{deliver.secretHint}</p>
        {secret === null ? (
          <Button onClick={() => void call('GET')} className="justify-self-start">
            {deliver.secretShow}
          </Button>
        ) : (
          <LinkField link={secret} label={deliver.secretLabel} words={words.when} />
        )}
        <p className="text-sm text-ink-quiet">{deliver.rotateHint}</p>
        <Button onClick={() => void call('POST')} className="justify-self-start">
          {deliver.rotate}
        </Button>
        {previousUntil ? (
          <p className="text-sm">
            {deliver.previousUntil} <When iso={previousUntil} language={language} timeZone={timeZone} />
          </p>
        ) : null}
        <p role="status" className={said ? `text-sm ${said === 'rotated' ? 'text-success' : 'text-danger'}` : 'sr-only'}>
          {said === null ? '' : said === 'failed' ? words.publish.failed : deliver[said]}
        </p>
      </div>
    </Disclosure>
  );
}
