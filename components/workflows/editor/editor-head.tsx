'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { hasUnsent } from '../state/editor-state';
import { useEditing } from './editing';
import { LookPicker } from './look-picker';
import { Readiness } from './readiness';
import { SettingText } from './setting-text';

type Props = { switchOn: (form: FormData) => Promise<void> };

/** Looks and name, whether it is on, what is kept and what is live, and the way back of what was done. */
export function EditorHead({ switchOn }: Props) {
  const { shown, act, words } = useEditing();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-72 items-end gap-3">
          <LookPicker />
          <div className="min-w-0 grow">
            <SettingText label={words.name} value={shown.name} place="name" set={(name) => act({ kind: 'workflow', set: { name } })} />
          </div>
        </div>
        <BackAndForth />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <OnOff switchOn={switchOn} />
        <Standing />
      </div>
      <Readiness />
    </div>
  );
}

function BackAndForth() {
  const { commands, mayEdit } = useEditing();
  if (!mayEdit) return null;
  const buttons = commands.filter(({ keys }) => keys);
  // Never `disabled`: the last step back would take the focus away under the finger.
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(({ id, label, isEnabled, perform, keys }) => {
        const pressed = `${keys?.isShifted ? 'Shift+' : ''}${keys?.key.toUpperCase()}`;
        return (
          <Button key={id} isInactive={!isEnabled} onClick={perform} aria-keyshortcuts={`Control+${pressed} Meta+${pressed}`}>
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** What being on or off means now, with the switch. */
function OnOff({ switchOn }: Props) {
  const { state, words, mayEdit } = useEditing();
  const { status, isOn, id, changes } = state.view;
  const { form, isWanted, submit } = useSavedFirst();
  return (
    <>
      <p>{status === 'ARCHIVED' ? words.isArchived : isOn ? words.isOn : words.isOff}</p>
      {mayEdit ? (
        <form ref={form} action={switchOn} onSubmit={submit}>
          <PageAccount />
          <input type="hidden" name="wkf_id" value={id} />
          <input type="hidden" name="auto_create" value={isOn ? 'off' : 'on'} />
          <Button id="switch-on" type="submit" aria-disabled={isWanted} kind={isOn || changes.length > 0 ? 'secondary' : 'primary'}>
            {isOn ? words.turnOff : words.turnOn}
          </Button>
        </form>
      ) : status === 'ARCHIVED' ? null : (
        <p className="text-ink-quiet">{words.readOnly}</p>
      )}
    </>
  );
}

/** A form that is sent right after typing waits until that is saved; where it cannot be, nothing is sent. */
function useSavedFirst() {
  const { state, keeping } = useEditing();
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isSettled = !hasUnsent(state);
  const isStopped = (keeping.kind !== 'kept' && keeping.kind !== 'keeping') || Object.keys(state.refused).length > 0;
  useEffect(() => {
    if (!isWanted || (!isSettled && !isStopped)) return;
    setWanted(false);
    if (!isStopped) form.current?.requestSubmit();
  }, [isWanted, isSettled, isStopped]);
  const submit = (event: FormEvent) => {
    if (isSettled) return;
    event.preventDefault();
    setWanted(true);
  };
  return { form, isWanted, submit };
}

/** What is live, how far the draft differs, and whether all of it is kept. What changes often has a line of its own: nothing else moves. */
function Standing() {
  const { state, words, language } = useEditing();
  const { version, isOn, changes, status } = state.view;
  const { live } = words;
  const draft = changes.length > 0 ? format(live.draft, { count: changes.length }, language) : isOn ? live.same : live.atOnce;
  return (
    <div className="grid basis-full gap-x-6 text-sm text-ink-quiet tabular-nums md:grid-cols-[auto_auto_1fr]">
      <p>{format(live.version, { version }, language)}</p>
      <p>{status === 'ARCHIVED' ? '' : draft}</p>
      <KeepLine />
    </div>
  );
}

/** What goes wrong with it stands at the foot, wherever on the page one is. */
function KeepLine() {
  const { keeping, state, words } = useEditing();
  const kind = keeping.kind === 'kept' && hasUnsent(state) ? 'keeping' : keeping.kind;
  return (
    <p role="status" className="min-h-5">
      {kind === 'kept' || kind === 'keeping' ? words.keeping[kind] : ''}
    </p>
  );
}
