'use client';
import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { hasUnsent } from '../state/editor-state';
import { useEditing } from './editing';
import { SettingText } from './setting-text';

type Props = { switchOn: (form: FormData) => Promise<void> };

/** Name, whether it is on, what is kept, and the way back of what was done. */
export function EditorHead({ switchOn }: Props) {
  const { state, shown, act, undo, redo, words, mayEdit } = useEditing();
  const { status, isOn, id } = state.view;
  const isArchived = status === 'ARCHIVED';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <SettingText label={words.name} value={shown.name} place="name" set={(name) => act({ kind: 'workflow', set: { name } })} />
        </div>
        {mayEdit ? (
          <div className="flex flex-wrap gap-2">
            <Button disabled={state.past.length === 0} onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
              {words.undo}
            </Button>
            <Button disabled={state.future.length === 0} onClick={redo} aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z">
              {words.redo}
            </Button>
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>{isArchived ? words.isArchived : isOn ? words.isOn : words.isOff}</p>
        {mayEdit ? (
          <form action={switchOn}>
            <PageAccount />
            <input type="hidden" name="wkf_id" value={id} />
            <input type="hidden" name="auto_create" value={isOn ? 'off' : 'on'} />
            <Button type="submit" disabled={hasUnsent(state)} kind={isOn || state.view.changes.length > 0 ? 'secondary' : 'primary'}>
              {isOn ? words.turnOff : words.turnOn}
            </Button>
          </form>
        ) : isArchived ? null : (
          <p className="text-ink-quiet">{words.readOnly}</p>
        )}
        <KeepLine />
      </div>
      <Readiness />
    </div>
  );
}

function KeepLine() {
  const { keeping, state, words } = useEditing();
  if (keeping.kind === 'conflict') return null;
  const kind = keeping.kind === 'kept' && hasUnsent(state) ? 'keeping' : keeping.kind;
  const isTrouble = keeping.kind === 'unreached' || keeping.kind === 'gone';
  return (
    <p role="status" className={`text-sm ${isTrouble ? 'max-w-prose text-warning' : 'text-ink-quiet'}`}>
      {words.keeping[kind]}
    </p>
  );
}

/** What is missing, counted, with the way to each place. */
function Readiness() {
  const { state, shown, words, language, jumpTo } = useEditing();
  const { missing, problems, templates } = state.view;
  const places = [...new Set([...missing.map(({ documentId }) => documentId ?? 'make'), ...problems.map(({ documentId }) => documentId)])];
  const count = missing.length + problems.length;
  if (count === 0) return <p className="text-sm text-success">{words.missing.none}</p>;
  const nameOf = (place: string) => {
    const document = shown.documents.find(({ id }) => id === place);
    return templates.find(({ id }) => id === document?.fileId)?.name ?? document?.outputName ?? words.make.add;
  };
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <p className="font-medium text-warning">{format(words.missing.title, { count }, language)}</p>
      <ul className="flex flex-wrap gap-x-4">
        {places.map((place) => (
          <li key={place}>
            <Link
              href={`#${place}`}
              onClick={(event) => {
                event.preventDefault();
                jumpTo(place);
              }}
              className="inline-flex min-h-9 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
            >
              {nameOf(place)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
