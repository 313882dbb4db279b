'use client';
import { useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { maxTemplateBytes, maxTemplateMegabytes } from '@/lib/domain/files/rules';
import type { TemplateVersions } from '@/lib/domain/workflows/views/document-view';
import { sendFile } from '../../dashboard/files/send-file';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { ask } from '../state/client';
import type { Speaking } from '../words';
import { documentData } from './addresses';
import { TemplateOutcome } from './template-outcome';

type Props = Pick<Speaking, 'words' | 'language'> & {
  workflowId: string;
  documentId: string;
  file: { id: string; name: string; version: number };
  /** After another version stands. */
  changed?: (now: TemplateVersions) => void;
};

type State =
  | { kind: 'ready' }
  | { kind: 'sending'; name: string }
  | { kind: 'refused'; name: string }
  | { kind: 'done'; now: TemplateVersions; before: number };

/** Takes another version of a document's file, and says which of its tags came and went. */
export function NewVersion({ workflowId, documentId, file, changed, words, language }: Props) {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const input = useRef<HTMLInputElement>(null);
  const fetch = usePageFetch();
  const { versions: own } = words.looking;
  const send = async (chosen: File) => {
    const refused = () => setState({ kind: 'refused', name: chosen.name });
    if (chosen.size > maxTemplateBytes) return refused();
    setState({ kind: 'sending', name: chosen.name });
    const before = file.version;
    const sent = await sendFile(chosen, file.id, () => undefined).answer;
    if (sent.kind !== 'done') return refused();
    const answer = await ask<TemplateVersions>(fetch, `${documentData(workflowId, documentId)}/versions`);
    if (answer.kind !== 'done') return setState({ kind: 'ready' });
    setState({ kind: 'done', now: answer.value, before });
    changed?.(answer.value);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <input
        ref={input}
        type="file"
        accept=".docx,.pptx"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-of={documentId}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void send(chosen);
        }}
      />
      <Button
        aria-label={format(own.uploadOf, { name: file.name })}
        isInactive={state.kind === 'sending'}
        onClick={() => input.current?.click()}
        className="justify-self-start"
      >
        {state.kind === 'sending' ? format(own.uploading, { name: state.name }) : own.upload}
      </Button>
      <p role="status" className={state.kind === 'refused' ? 'text-sm text-danger wrap-anywhere' : 'sr-only'}>
        {state.kind === 'refused' ? format(words.make.uploadFailed, { name: state.name, size: maxTemplateMegabytes }, language) : ''}
      </p>
      {state.kind === 'done' ? <TemplateOutcome now={state.now} how="done" before={state.before} words={words} language={language} /> : null}
    </div>
  );
}
