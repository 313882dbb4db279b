'use client';
import { useEffect } from 'react';
import { useFailureWords } from './failure-words';
import { Button } from './ui/button';
import { PageShell, Panel } from './ui/page-shell';

/** In place of a page that failed on our side. */
export function FailedPage({ onAgain }: { onAgain: () => void }) {
  const words = useFailureWords();
  useEffect(() => {
    document.title = `${words.title} · Paraph`;
  }, [words]);
  return (
    <PageShell>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{words.title}</h1>
        <p>{words.body}</p>
        <p>
          <Button type="button" onClick={onAgain}>
            {words.again}
          </Button>
        </p>
      </Panel>
    </PageShell>
  );
}
