'use client';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useCallback, useMemo } from 'react';
import type { WorkflowWebhook } from '@/lib/domain/webhooks/schema';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { useOfferedCommands } from '../../dashboard/commands/page-commands';
import { useEditor } from '../state/use-editor';
import { usePosted } from '../state/use-posted';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { ArchiveWorkflow } from './archive-workflow';
import { DeliverPart } from './deliver-part';
import { type Editing, EditingProvider } from './editing';
import { editorCommands, pressedIn } from './editor-commands';
import { EditorFoot } from './editor-foot';
import { EditorHead } from './editor-head';
import { MakePart } from './make-part';
import { type Sharing, SharingPart } from './sharing';
import { StepIndex } from './step-index';
import { WhenPart } from './when-part';

type Props = Speaking & {
  view: EditorView;
  /** What the post held that stands as the example, where it is small. */
  posted: Record<string, unknown> | null;
  /** Who is told of runs. */
  outgoing: WorkflowWebhook;
  /** Files of the account that may be templates. */
  own: readonly { id: string; name: string }[];
  /** Whether pages can be drawn here. */
  hasPictures: boolean;
  switchOn: (form: FormData) => Promise<void>;
  archive: (form: FormData) => Promise<void>;
  share: (form: FormData) => Promise<void>;
  sharing: Sharing;
};

/** A workflow as one sentence: when data come, make these documents, and then deliver them. */
export function EditorPage({ view, posted: first, outgoing, own, hasPictures, switchOn, archive, share, sharing, ...speaking }: Props) {
  const editor = useEditor(view);
  const { example, source } = editor.state.view;
  const posted = usePosted(view.id, source.sample, first);
  const sample = source.sample === null ? example : posted;
  const jumpTo = useCallback((id: string) => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, []);
  const router = useRouter();
  const { state, undo, redo } = editor;
  const { mayEdit } = state.view;
  const { words } = speaking;
  const commands = useMemo(
    () => editorCommands({ state, words, mayEdit, undo, redo, jumpTo }, (href) => router.push(href)),
    [state, words, mayEdit, undo, redo, jumpTo, router],
  );
  useOfferedCommands(useMemo(() => commands.filter(({ isOffered, isEnabled }) => isOffered && isEnabled), [commands]));
  const editing: Editing = { ...editor, ...speaking, mayEdit, sample, jumpTo, commands };
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea');
    const pressed = isTyping ? undefined : pressedIn(commands, event);
    if (!pressed) return;
    event.preventDefault();
    if (pressed.isOffered && pressed.isEnabled) pressed.perform();
  };
  return (
    <EditingProvider value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is pressed on the controls inside */}
      <div onKeyDown={press}>
        <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
          <h1 className="sr-only">{editor.shown.name}</h1>
          <WorkflowTabs id={view.id} here="editor" words={speaking.words} />
          <EditorHead switchOn={switchOn} />
          <StepIndex />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[58rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,4fr)]">
            <WhenPart />
            <MakePart own={own} hasPictures={hasPictures} />
            <DeliverPart outgoing={outgoing} />
          </div>
          <div className="grid gap-1">
            <SharingPart {...sharing} share={share} />
            <ArchiveWorkflow archive={archive} />
          </div>
        </div>
        <EditorFoot />
      </div>
    </EditingProvider>
  );
}
