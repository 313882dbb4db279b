'use client';
import { type PointerEvent, useRef } from 'react';
import { formatDate } from '@/lib/core/i18n/format';
import { useSendDesk } from '../desk';
import { type Box, boxOf, type EditorField, onPage, type PageSize, resized } from '../editor/field';
import { snapped } from '../editor/snap';
import { nameOf } from '../fields/spoken';
import { idOfPlaced } from '../placed-id';
import { boxStyle } from './box-style';
import { type Drag, isFree, pageAt, usePlacing } from './placing';

type Props = { field: EditorField; page: PageSize; scale: number };

/** A finger that moves less than this meant a tap. */
const SLACK_PIXELS = 4;

const looks = {
  signer: { box: 'border-mark bg-mark-wash/80 text-mark', chip: 'bg-mark' },
  sender: { box: 'border-mark-other bg-mark-other-wash/80 text-mark-other', chip: 'bg-mark-other' },
} as const;

/** A field on its page: dragged by the pointer, moved by the arrows, and as large as the mark that will stand there. */
export function PlacedField({ field, page, scale }: Props) {
  const { words, editor, act, language } = useSendDesk();
  const { drag } = usePlacing();
  const isSelected = editor.selected === field.id;
  const handlers = useDragging(field, page, scale);
  const box: Box = drag?.id === field.id ? drag.box : field;
  const look = looks[field.party];
  return (
    <button
      type="button"
      id={idOfPlaced(field.id)}
      data-field={field.id}
      aria-pressed={isSelected}
      onFocus={() => isSelected || act({ type: 'select', id: field.id })}
      {...handlers('box')}
      className={`group absolute border text-left ${look.box} ${isSelected ? 'z-10 touch-none outline-2 outline-offset-1 outline-current' : ''} cursor-move`}
      style={boxStyle(box)}
    >
      <span className="sr-only">{nameOf(field, words, language)}</span>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute bottom-full left-[-1px] rounded-t-[3px] px-1 text-xs whitespace-nowrap text-sheet ${look.chip}`}
      >
        {`${words.parties[field.party]}${field.required ? '' : ` · ${words.fields.optional}`}`}
      </span>
      <Sample field={field} widthPixels={box.width * page.width * scale} heightPixels={box.height * page.height * scale} />
      {isSelected ? (
        <span
          aria-hidden="true"
          {...handlers('corner')}
          className={`absolute -right-2 -bottom-2 size-4 cursor-nwse-resize touch-none rounded-full border-2 border-sheet ${look.chip}`}
        />
      ) : null}
    </button>
  );
}

/** Of a letter, as a share of its size. */
const WIDTH_OF_LETTER = 0.56;
const PADDING_PIXELS = 10;
const MOST_PIXELS = 40;

/** What will stand there, in the size that it will have. */
function Sample({ field, widthPixels, heightPixels }: { field: EditorField; widthPixels: number; heightPixels: number }) {
  const { words, letter, senderName, language, timeZone } = useSendDesk();
  const name = field.party === 'sender' ? senderName : letter.signer.name.trim();
  const text = {
    signature: name || words.kinds.signature,
    date: formatDate(new Date(), letter.language, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
    text: field.label?.trim() || words.kinds.text,
  }[field.kind];
  const size = Math.min(
    heightPixels * (field.kind === 'signature' ? 0.55 : 0.62),
    (widthPixels - PADDING_PIXELS) / (text.length * WIDTH_OF_LETTER),
    MOST_PIXELS,
  );
  return (
    <span
      aria-hidden="true"
      lang={language}
      className={`pointer-events-none flex size-full items-center overflow-hidden px-1 leading-none whitespace-nowrap ${field.kind === 'signature' ? 'justify-center font-hand' : ''}`}
      style={{ fontSize: size }}
    >
      {text}
    </span>
  );
}

type Grip = 'box' | 'corner';

/** Moves the field with the pointer, and puts it where it is let go, also on another page. */
function useDragging(field: EditorField, page: PageSize, scale: number) {
  const { editor, act } = useSendDesk();
  const { drag, setDrag } = usePlacing();
  const from = useRef<{ x: number; y: number; grip: Grip } | null>(null);

  const dragged = (event: PointerEvent): Drag | null => {
    const start = from.current;
    if (!start) return null;
    const [across, down] = [(event.clientX - start.x) / scale, (event.clientY - start.y) / scale];
    const free =
      start.grip === 'corner' ? resized(field, across, down, page) : { ...boxOf(field), x: field.x + across / page.width, y: field.y + down / page.height };
    const others = editor.fields.filter((other) => other.page === field.page && other.id !== field.id);
    const { box, guides } = isFree(event) ? { box: free, guides: [] } : snapped(free, others, page, start.grip);
    return { id: field.id, page: field.page, box, guides };
  };

  return (grip: Grip) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      const isSelected = editor.selected === field.id;
      if (!isSelected) act({ type: 'select', id: field.id });
      // A finger scrolls the page over a field that is not chosen yet.
      if (event.button !== 0 || (event.pointerType === 'touch' && !isSelected)) return;
      from.current = { x: event.clientX, y: event.clientY, grip };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      event.stopPropagation();
      if (!drag && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK_PIXELS) return;
      setDrag(dragged(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      const drop = drag && dragged(event);
      const start = from.current;
      from.current = null;
      setDrag(null);
      if (!drop || !start) return;
      const under = start.grip === 'box' ? pageAt(event.clientX, event.clientY) : null;
      if (under && under.number !== field.page) act({ type: 'put', id: field.id, page: under.number, box: boxOnOther(drop.box, under.number, field.page) });
      else act({ type: 'put', id: field.id, box: onPage(drop.box) });
    },
    onPointerCancel: () => {
      from.current = null;
      setDrag(null);
    },
  });
}

/** The same place of the screen, as a box of another page. */
function boxOnOther(box: Box, number: number, before: number): Box {
  const place = (page: number) => document.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
  const [here, there] = [place(before), place(number)];
  if (!here || !there) return box;
  return {
    x: (here.left + box.x * here.width - there.left) / there.width,
    y: (here.top + box.y * here.height - there.top) / there.height,
    width: (box.width * here.width) / there.width,
    height: (box.height * here.height) / there.height,
  };
}
