'use client';
import { type FormEvent, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { examplePost } from '../state/example-post';
import { postByHand } from '../state/post-by-hand';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';

type Outcome = { kind: 'sent' } | { kind: 'problem'; text: string } | null;

/** Posts to the workflow's address what is written here, as a form or another program would. */
export function SendByHand({ sample }: { sample: Record<string, unknown> | null }) {
  const { state, words } = useEditing();
  const { byHand, publish } = words;
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await postByHand(state.view.source.url, String(new FormData(event.currentTarget).get('data') ?? ''));
    setBusy(false);
    if (answer.kind === 'done') setOutcome({ kind: 'sent' });
    else if (answer.kind === 'broken') setOutcome({ kind: 'problem', text: byHand.broken });
    else setOutcome({ kind: 'problem', text: answer.kind === 'refused' ? format(byHand.refused, { reason: answer.refusal.message }) : publish.failed });
  };
  return (
    <Disclosure title={byHand.title}>
      <form onSubmit={send} className="grid gap-3 pt-1">
        <TextArea
          name="data"
          label={byHand.label}
          rows={8}
          dir="ltr"
          spellCheck={false}
          key={sample ? 'sample' : 'example'}
          defaultValue={JSON.stringify(sample ?? examplePost, null, 2)}
          problem={outcome?.kind === 'problem' ? outcome.text : null}
          className="w-full rounded border border-line-strong bg-surface px-3 py-2 font-mono text-xs text-ink aria-invalid:border-danger"
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={isBusy}>
            {byHand.send}
          </Button>
          <p role="status" className="text-sm text-success">
            {outcome?.kind === 'sent' ? byHand.sent : ''}
          </p>
        </div>
      </form>
    </Disclosure>
  );
}
