'use client';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type FieldKind, fieldKinds } from '@/lib/domain/signatures/rules';
import { Icon } from '../../dashboard/icon';
import { newFieldId, useSendDesk } from '../desk';
import { A4, type Box, boxAround, moved, overlapOf } from '../editor/field';
import { snapped } from '../editor/snap';
import { isFree, pageAt, pageInView } from '../pages/placing';
import { idOfPlaced } from '../placed-id';
import { PartyChoice } from './party-choice';

export const kindIcons: Record<FieldKind, string> = {
  signature: 'M2.5 14.5c3-8 5.5-10 6.3-7.4.8 2.7-2.6 7-1 7 1.9 0 2.3-4 3.9-4 1.2 0 0 3.4 1.6 3.4 1 0 1.6-.6 2.2-1.2M2.5 17.5h15',
  date: 'M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  text: 'M4 5.5v-2h12v2M10 3.5v13M7.5 16.5h5',
};

type Carried = { kind: FieldKind; x: number; y: number };
const SLACK_PIXELS = 6;

/** The kinds of fields: dragged onto a page, chosen for the next tap, or placed by Enter. */
export function FieldStrip() {
  const desk = useSendDesk();
  const { words, armed, arm, editor } = desk;
  const place = usePlaceField();
  const [carried, setCarried] = useState<Carried | null>(null);
  const from = useRef<Carried | null>(null);
  const wasDragged = useRef(false);

  const down = (kind: FieldKind) => (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    // A finger taps: a drag would scroll the page.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    from.current = { kind, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const start = from.current;
    if (!start || (!carried && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK_PIXELS)) return;
    wasDragged.current = true;
    setCarried({ kind: start.kind, x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent) => {
    from.current = null;
    setCarried(null);
    if (!carried) return;
    const under = pageAt(event.clientX, event.clientY);
    if (under) place(carried.kind, under.number, under.at, { isSnapped: !isFree(event) });
  };
  const press = (kind: FieldKind) => (event: MouseEvent) => {
    if (event.detail > 0 && wasDragged.current) return;
    // A key was pressed, not a button of the mouse: there is no place to tap.
    if (event.detail === 0) {
      const view = pageInView();
      if (view) place(kind, view.number, view.at, { isSnapped: true, isBeside: true });
    } else arm(armed === kind ? null : kind);
  };

  return (
    <div className="grid gap-2">
      <PartyChoice />
      <div className="grid grid-cols-3 gap-1.5 @min-[44rem]:grid-cols-1">
        {fieldKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={armed === kind}
            onClick={press(kind)}
            onPointerDown={down(kind)}
            onPointerMove={move}
            onPointerUp={up}
            onPointerCancel={() => setCarried(null)}
            className={`flex min-h-11 min-w-0 cursor-grab items-center gap-2 rounded border px-2.5 text-sm font-medium hover:border-ink ${armed === kind ? 'border-accent bg-mark-wash text-mark' : 'border-line-strong bg-surface'}`}
          >
            <Icon strokes={kindIcons[kind]} className="size-4.5" />
            <span className="min-w-0 truncate">{words.kinds[kind]}</span>
          </button>
        ))}
      </div>
      {armed ? <p className="text-sm text-accent">{words.fields.armed.replace('{kind}', words.kinds[armed])}</p> : null}
      {!armed && editor.fields.length === 0 ? <p className="text-sm text-ink-quiet">{words.fields.how}</p> : null}
      {carried ? <Ghost carried={carried} /> : null}
    </div>
  );
}

/** The field on its way from the strip, in the size that it will have. */
function Ghost({ carried: { kind, x, y } }: { carried: Carried }) {
  const { pages, words } = useSendDesk();
  const page = pages[0] ?? A4;
  const scale = (document.querySelector('[data-page]')?.getBoundingClientRect().width ?? page.width) / page.width;
  const box = boxAround(kind, { x: 0.5, y: 0.5 }, page);
  const [width, height] = [box.width * page.width * scale, box.height * page.height * scale];
  return createPortal(
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-50 flex items-center justify-center overflow-hidden border border-mark bg-mark-wash text-sm text-mark shadow-float"
      style={{ left: x - width / 2, top: y - height / 2, width, height }}
    >
      {words.kinds[kind]}
    </div>,
    document.body,
  );
}

type How = { isSnapped: boolean /** Not over what is there already, but below it. */; isBeside?: boolean };

/** Places a field of a kind around a point of a page, and gives it the focus. */
function usePlaceField() {
  const { editor, act, arm, pages, party } = useSendDesk();
  return (kind: FieldKind, number: number, at: { x: number; y: number }, { isSnapped, isBeside = false }: How) => {
    const page = pages[number - 1] ?? A4;
    const others = editor.fields.filter((field) => field.page === number);
    const around = boxAround(kind, at, page);
    const box = isBeside ? besides(around, others, page) : isSnapped ? snapped(around, others, page).box : around;
    const id = newFieldId();
    act({ type: 'add', fields: [{ id, kind, party, page: number, ...box, required: true, ...(kind === 'text' ? { label: '' } : {}) }] });
    arm(null);
    requestAnimationFrame(() => document.getElementById(idOfPlaced(id))?.focus());
  };
}

const STEP_POINTS = 24;
const MOST_STEPS = 20;

/** The first place from the box downward that no other one covers. */
function besides(box: Box, others: readonly Box[], page: { width: number; height: number }): Box {
  let place = box;
  for (let step = 0; step < MOST_STEPS && others.some((other) => overlapOf(other, place) > 0); step += 1) place = moved(place, 0, STEP_POINTS, page);
  return place;
}
