'use client';
import { useState } from 'react';
import { parties } from '@/lib/domain/signatures/rules';
import { Icon } from '../../dashboard/icon';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { TextField } from '../../ui/text-field';
import { newFieldId, useSendDesk } from '../desk';
import { type Command, commandNamed } from '../editor/commands';
import { A4, boxOf, type EditorField, MM_PER_POINT, onPage, type PageSize } from '../editor/field';
import { inMillimetres } from './spoken';

/** The selected field in numbers and words, for who would rather not drag. */
export function FieldInspector() {
  const { words, editor, act, pages, letter } = useSendDesk();
  const field = editor.fields.find(({ id }) => id === editor.selected);
  if (!field) return null;
  const { fields: said } = words;
  const state = { editor, pages, newId: newFieldId };
  const page = pages[field.page - 1] ?? A4;
  const button = (name: Command['name']) => {
    const command = commandNamed(name);
    const press = () => {
      const action = command.perform(state);
      if (action) act(action);
    };
    if (!command.isEnabled(state)) return null;
    return (
      <Button onClick={press} title={command.keys} className="grow px-2.5 text-sm">
        {said.commands[name as keyof typeof said.commands]}
      </Button>
    );
  };
  return (
    <section aria-label={said.selected} className="grid gap-3 rounded border border-line bg-surface p-3">
      <h3 className="font-medium">{words.kinds[field.kind]}</h3>
      {letter.senderSigns || field.party === 'sender' ? (
        <label className="grid gap-1 text-sm font-medium">
          {said.for}
          <select
            value={field.party}
            onChange={({ target }) => act({ type: 'change', id: field.id, party: parties.find((one) => one === target.value) ?? field.party })}
            className="min-h-11 rounded border border-line-strong bg-surface px-3 text-base font-normal text-ink"
          >
            {parties.map((one) => (
              <option key={one} value={one}>
                {words.parties[one]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {field.kind === 'text' ? (
        <>
          <TextField
            label={said.label}
            hint={said.labelHint}
            value={field.label ?? ''}
            maxLength={80}
            onChange={({ target }) => act({ type: 'change', id: field.id, label: target.value })}
          />
          <Checkbox label={said.required} checked={field.required} onChange={({ target }) => act({ type: 'change', id: field.id, required: target.checked })} />
        </>
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        {(['x', 'y', 'width', 'height'] as const).map((side) => (
          <Side key={`${side} ${field.id}`} side={side} field={field} page={page} />
        ))}
      </div>
      <Nudges field={field} />
      <div className="flex flex-wrap gap-2">
        {button('copy')}
        {button('copyToPages')}
        {button('remove')}
      </div>
    </section>
  );
}

type SideName = 'x' | 'y' | 'width' | 'height';

/** One side in millimetres. What is typed counts once the input is left or Enter is pressed. */
function Side({ side, field, page }: { side: SideName; field: EditorField; page: PageSize }) {
  const { words, act } = useSendDesk();
  const [typed, setTyped] = useState<string | null>(null);
  const value = inMillimetres(field, page)[side];
  const take = () => {
    const millimetres = Number.parseFloat((typed ?? '').replace(',', '.'));
    setTyped(null);
    if (!Number.isFinite(millimetres) || millimetres === value) return;
    const points = side === 'x' || side === 'width' ? page.width : page.height;
    act({ type: 'put', id: field.id, box: onPage({ ...boxOf(field), [side]: millimetres / MM_PER_POINT / points }) });
  };
  const { fields: said } = words;
  return (
    <label className="grid gap-0.5 text-xs text-ink-quiet">
      {said.unit.replace('{name}', said.size[side])}
      <input
        inputMode="decimal"
        value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className="min-h-9 w-full rounded border border-line-strong bg-surface px-2 text-sm text-ink tabular-nums pointer-coarse:min-h-11"
      />
    </label>
  );
}

const arrows = [
  { across: -1, down: 0, strokes: 'M12 5l-5 5 5 5', name: 'left' },
  { across: 0, down: -1, strokes: 'M5 12l5-5 5 5', name: 'up' },
  { across: 0, down: 1, strokes: 'M5 8l5 5 5-5', name: 'down' },
  { across: 1, down: 0, strokes: 'M8 5l5 5-5 5', name: 'right' },
] as const;

const NUDGE_POINTS = 5;

/** Moves by taps, for fingers that must not drag. */
function Nudges({ field }: { field: EditorField }) {
  const { act, words } = useSendDesk();
  return (
    <div className="grid grid-cols-4 gap-1">
      {arrows.map(({ across, down, strokes, name }) => (
        <button
          key={name}
          type="button"
          aria-label={words.fields.nudge[name]}
          onClick={() => act({ type: 'move', id: field.id, across: across * NUDGE_POINTS, down: down * NUDGE_POINTS })}
          className="grid h-8 place-items-center rounded border border-line text-ink-quiet hover:border-ink hover:text-ink pointer-coarse:h-11"
        >
          <Icon strokes={strokes} className="size-4" />
        </button>
      ))}
    </div>
  );
}
