'use client';
import { type KeyboardEvent, useCallback } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useEditor } from '../state/use-editor';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { ArchiveWorkflow } from './archive-workflow';
import { DeliverPart } from './deliver-part';
import { type Editing, EditingProvider, useEditing } from './editing';
import { EditorHead } from './editor-head';
import { MakePart } from './make-part';
import { PublishBar } from './publish-bar';
import { WhenPart } from './when-part';

type Props = Speaking & {
  view: EditorView;
  /** The address that is told of runs. */
  webhook: string | null;
  /** Files of the account that may be templates. */
  own: readonly { id: string; name: string }[];
  switchOn: (form: FormData) => Promise<void>;
  archive: (form: FormData) => Promise<void>;
};

/** A workflow as one sentence: when data come, make these documents, and then deliver them. */
export function EditorPage({ view, webhook, own, switchOn, archive, ...speaking }: Props) {
  const editor = useEditor(view);
  const jumpTo = useCallback((id: string) => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, []);
  const editing: Editing = { ...editor, ...speaking, mayEdit: editor.state.view.mayEdit, jumpTo };
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea');
    if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };
  return (
    <EditingProvider value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is pressed on the controls inside */}
      <div onKeyDown={press} className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="sr-only">{editor.shown.name}</h1>
        <WorkflowTabs id={view.id} here="editor" words={speaking.words} />
        <EditorHead switchOn={switchOn} />
        <ConflictNotice />
        <PublishBar />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[58rem]:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)]">
          <WhenPart />
          <MakePart own={own} />
          <DeliverPart webhook={webhook} />
        </div>
        <ArchiveWorkflow archive={archive} />
      </div>
    </EditingProvider>
  );
}

function ConflictNotice() {
  const { keeping, choose, words } = useEditing();
  if (keeping.kind !== 'conflict') return null;
  const { conflict } = words;
  return (
    <Notice kind="danger" title={conflict.title}>
      <p>{keeping.by ? format(conflict.by, { name: keeping.by }) : conflict.own}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => choose('mine')}>{conflict.mine}</Button>
        <Button onClick={() => choose('theirs')}>{conflict.theirs}</Button>
      </div>
    </Notice>
  );
}
