'use client';
import type { WorkflowWebhook } from '@/lib/domain/webhooks/schema';
import { OutgoingWebhook } from '../delivery/outgoing-webhook';
import { OutputEmail } from '../delivery/output-email';
import { useEditing } from './editing';
import { EditorPart } from './editor-part';

/** What becomes of the outputs. The address that is told is no part of the draft: it takes effect at once. */
export function DeliverPart({ outgoing }: { outgoing: WorkflowWebhook }) {
  const { shown, words, state, language, timeZone } = useEditing();
  const { deliver } = words;
  return (
    <EditorPart id="deliver" title={deliver.title} lead={deliver.lead}>
      <p>{deliver.outputs}</p>
      {shown.documents.some(({ signature }) => signature !== null) ? <p>{deliver.signed}</p> : null}
      <OutputEmail />
      <OutgoingWebhook workflowId={state.view.id} given={outgoing} words={words} language={language} timeZone={timeZone} />
    </EditorPart>
  );
}
