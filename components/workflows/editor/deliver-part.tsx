'use client';
import { type FormEvent, useState } from 'react';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { ask } from '../state/client';
import { useEditing } from './editing';
import { EditorPart } from './editor-part';

type Outcome = 'webhookKept' | 'webhookGone' | 'webhookProblem' | 'failed' | null;

/** What becomes of the outputs. The address that is told is no part of the draft: it takes effect at once. */
export function DeliverPart({ webhook }: { webhook: string | null }) {
  const { shown, words, mayEdit, state } = useEditing();
  const { deliver } = words;
  const fetch = usePageFetch();
  const [kept, setKept] = useState(webhook);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const address = `/workflows/${state.view.id}/outgoing-webhooks/`;
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', url: string | null) => {
    setBusy(true);
    const answer = await ask(fetch, address, url === null ? undefined : { webhookUrl: url }, method);
    setBusy(false);
    if (answer.kind !== 'done') return setOutcome(answer.kind === 'refused' && answer.refusal.status === 400 ? 'webhookProblem' : 'failed');
    setKept(url);
    setOutcome(url === null ? 'webhookGone' : 'webhookKept');
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim();
    if (url !== '') void send(kept === null ? 'POST' : 'PATCH', url);
  };
  const isKept = outcome === 'webhookKept' || outcome === 'webhookGone';
  return (
    <EditorPart id="deliver" title={deliver.title} lead={deliver.lead}>
      <p>{deliver.outputs}</p>
      {shown.documents.some(({ signature }) => signature !== null) ? <p>{deliver.signed}</p> : null}
      <form onSubmit={save} className="grid gap-3">
        <TextField
          key={kept}
          name="url"
          type="url"
          label={deliver.webhook}
          hint={deliver.webhookHint}
          defaultValue={kept ?? ''}
          readOnly={!mayEdit}
          problem={outcome === 'webhookProblem' ? deliver.webhookProblem : outcome === 'failed' ? words.publish.failed : null}
          autoComplete="off"
          dir="ltr"
        />
        {mayEdit ? (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={isBusy}>
              {deliver.webhookSave}
            </Button>
            {kept === null ? null : (
              <Button disabled={isBusy} onClick={() => void send('DELETE', null)}>
                {deliver.webhookRemove}
              </Button>
            )}
          </div>
        ) : null}
        <p role="status" className={isKept ? 'text-sm text-success' : 'sr-only'}>
          {isKept ? deliver[outcome] : ''}
        </p>
      </form>
    </EditorPart>
  );
}
