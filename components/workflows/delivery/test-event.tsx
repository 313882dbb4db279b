'use client';
import { useState } from 'react';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { type Answer, ask } from '../state/client';
import type { Speaking } from '../words';
import { Bytes } from './bytes';
import { outcomeText } from './outcome-text';

type Result = { status: number | null; problem: string | null; duration_ms: number; answer: string | null };

/** Characters of an answer that are shown beside the button; the log of deliveries has more. */
const SHOWN_LENGTH = 600;

/** Posts an event of the type `ping`, and shows the answer as it came. */
export function TestEvent({ webhookId, words, language }: Speaking & { webhookId: string }) {
  const { deliver } = words;
  const fetch = usePageFetch();
  const [answer, setAnswer] = useState<Answer<Result> | 'waiting' | null>(null);
  const go = async () => {
    setAnswer('waiting');
    setAnswer(await ask<Result>(fetch, `/v1/webhooks/${webhookId}/ping`, undefined, 'POST'));
  };
  const came = answer !== null && answer !== 'waiting' && answer.kind === 'done' ? answer.value : null;
  const isOften = answer !== null && answer !== 'waiting' && answer.kind === 'refused' && answer.refusal.status === 429;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button onClick={() => void go()} isInactive={answer === 'waiting'} className="justify-self-start">
        {deliver.test}
      </Button>
      <p role="status" className={`text-sm ${came ? (came.problem === null ? 'text-success' : 'text-danger') : ''}`}>
        {answer === null
          ? ''
          : answer === 'waiting'
            ? deliver.testing
            : came
              ? outcomeText(came, { words, language })
              : isOften
                ? deliver.tooOften
                : words.publish.failed}
      </p>
      {came?.answer ? <Bytes title={words.deliveries.answer} text={came.answer.slice(0, SHOWN_LENGTH)} /> : null}
    </div>
  );
}
