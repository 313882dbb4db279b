'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { ask } from '../state/client';
import type { WorkflowsWords } from '../words';

type Props = {
  webhookId: string;
  status: 'failed' | 'held';
  since: string | undefined;
  count: number;
  /** Nothing is sent in numbers to what is switched off. */
  isOff: boolean;
  words: WorkflowsWords;
  language: Language;
};

type Progress = { sent: number; of: number; end: 'under way' | 'done' | 'stopped' | 'failed' };

/** Puts all that failed, or was held, onto its way again: counted first, in parts, and to be stopped between them. */
export function ReplayAll({ webhookId, status, since, count, isOff, words, language }: Props) {
  const { deliveries } = words;
  const fetch = usePageFetch();
  const router = useRouter();
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  const isBusy = progress?.end === 'under way';
  const go = async () => {
    isStopped.current = false;
    let sent = 0;
    for (let isMore = true; isMore && !isStopped.current && sent < count; ) {
      setProgress({ sent, of: count, end: 'under way' });
      const answer = await ask<{ replayed: number; more: boolean }>(fetch, `/v1/webhooks/${webhookId}/replay`, { status, ...(since ? { since } : {}) });
      if (answer.kind !== 'done') return setProgress({ sent, of: count, end: 'failed' });
      sent += answer.value.replayed;
      isMore = answer.value.more;
    }
    setProgress({ sent, of: count, end: isStopped.current ? 'stopped' : 'done' });
    router.refresh();
  };
  if (count === 0 && progress === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-warning pl-3">
      {count > 0 ? <p>{format(deliveries[status === 'failed' ? 'manyFailed' : 'manyHeld'], { count }, language)}</p> : null}
      {isOff ? <p className="text-ink-quiet">{deliveries.enableFirst}</p> : null}
      {!isOff && !isBusy && count > 0 ? <Button onClick={() => void go()}>{format(deliveries.replayAll, { count }, language)}</Button> : null}
      {isBusy ? (
        <>
          <progress className="h-2 w-40 accent-accent" max={progress.of} value={progress.sent} aria-label={deliveries.progress} />
          <Button
            onClick={() => {
              isStopped.current = true;
            }}
          >
            {deliveries.stop}
          </Button>
        </>
      ) : null}
      <p role="status" className="text-sm">
        {progress === null
          ? ''
          : progress.end === 'failed'
            ? words.publish.failed
            : format(deliveries.replayed, { sent: progress.sent, of: progress.of }, language)}
      </p>
    </div>
  );
}
