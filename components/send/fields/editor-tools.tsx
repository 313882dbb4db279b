'use client';
import { useState } from 'react';
import { Icon } from '../../dashboard/icon';
import { newFieldId, useSendDesk, type Zoom } from '../desk';
import { type Command, commandNamed } from '../editor/commands';
import { KeysDialog } from './keys-dialog';

const icons = {
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'm12 5 4 4-4 4M16 9H8a4 4 0 0 0 0 8h2',
  larger: 'M10 4v12M4 10h12',
  smaller: 'M4 10h12',
  keys: 'M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7',
};

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const square = 'grid size-9 place-items-center rounded text-ink-quiet hover:bg-surface hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11';

/** Undo, redo, zoom and the list of keys. */
export function EditorTools() {
  const { words, editor, act, pages, zoom, setZoom } = useSendDesk();
  const [showsKeys, setShowsKeys] = useState(false);
  const { fields: said } = words;
  const state = { editor, pages, newId: newFieldId };
  const tool = (name: Command['name'] & keyof typeof icons) => {
    const command = commandNamed(name);
    const text = `${said.commands[name]} (${command.keys})`;
    const press = () => {
      const action = command.isEnabled(state) ? command.perform(state) : null;
      if (action) act(action);
    };
    return (
      <button type="button" onClick={press} aria-disabled={!command.isEnabled(state)} aria-label={said.commands[name]} title={text} className={square}>
        <Icon strokes={icons[name]} />
      </button>
    );
  };
  const next = (step: 1 | -1) => {
    const now = zoom === 'fit' ? 1 : zoom;
    return step === 1 ? zooms.find((one) => one > now) : zooms.findLast((one) => one < now);
  };
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const zoomTo = (to: Zoom | undefined) => to !== undefined && setZoom(to);
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      {tool('undo')}
      {tool('redo')}
      <button type="button" onClick={() => setShowsKeys(true)} aria-label={said.keysTitle} title={`${said.keys} (?)`} className={square}>
        <Icon strokes={icons.keys} />
      </button>
      <span className="flex min-w-0 grow items-center @min-[44rem]:basis-full">
        <button type="button" onClick={() => zoomTo(next(-1))} aria-disabled={!next(-1)} aria-label={said.zoomOut} title={said.zoomOut} className={square}>
          <Icon strokes={icons.smaller} />
        </button>
        <select
          aria-label={said.zoom}
          value={String(zoom)}
          onChange={({ target }) => setZoom(target.value === 'fit' ? 'fit' : Number(target.value))}
          className="min-h-9 min-w-0 grow rounded border border-line-strong bg-surface px-1.5 text-sm text-ink pointer-coarse:min-h-11"
        >
          <option value="fit">{said.fit}</option>
          {zooms.map((one) => (
            <option key={one} value={one}>
              {percent(one)}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => zoomTo(next(1))} aria-disabled={!next(1)} aria-label={said.zoomIn} title={said.zoomIn} className={square}>
          <Icon strokes={icons.larger} />
        </button>
      </span>
      <KeysDialog open={showsKeys} onOpenChange={setShowsKeys} />
    </div>
  );
}
