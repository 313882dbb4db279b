'use client';
import type { MouseEvent } from 'react';
import { newFieldId, useSendDesk } from '../desk';
import { boxAround, type PageSize } from '../editor/field';
import { snapped } from '../editor/snap';
import { openSuggestions, tagsOf } from '../fields/suggestions';
import { boxStyle } from './box-style';
import { PlacedField } from './placed-field';
import { usePlacing } from './placing';
import { SuggestionMark, TagMark } from './suggestion-mark';

type Props = { number: number; page: PageSize; scale: number };

/** What lies over a page: its fields, what may become one, and the lines that a dragged field is drawn to. A tap places the chosen kind. */
export function PageOverlay({ number, page, scale }: Props) {
  const desk = useSendDesk();
  const { editor, act, armed, arm, party, view } = desk;
  const { drag } = usePlacing();
  const here = editor.fields.filter((field) => field.page === number);
  const tap = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    if (!armed) return act({ type: 'select', id: null });
    const place = event.currentTarget.getBoundingClientRect();
    const at = { x: (event.clientX - place.left) / place.width, y: (event.clientY - place.top) / place.height };
    const { box } = snapped(boxAround(armed, at, page), here, page);
    act({ type: 'add', fields: [{ id: newFieldId(), kind: armed, party, page: number, ...box, required: true, ...(armed === 'text' ? { label: '' } : {}) }] });
    arm(null);
  };
  const guides = drag?.page === number ? drag.guides : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: with the keyboard a field is placed from the strip
    <div onClick={tap} className={`absolute inset-0 ${armed ? 'cursor-crosshair' : ''} ${drag?.page === number ? 'z-10' : ''}`}>
      {openSuggestions(view, editor.fields)
        .filter((suggestion) => suggestion.page === number)
        .map((suggestion) => (
          <SuggestionMark key={`${suggestion.x} ${suggestion.y} ${suggestion.kind}`} suggestion={suggestion} />
        ))}
      {tagsOf(view)
        .filter((tag) => tag.page === number)
        .map((tag) => (
          <TagMark key={`${tag.x} ${tag.y}`} tag={tag} />
        ))}
      {here.map((field) => (
        <PlacedField key={field.id} field={field} page={page} scale={scale} />
      ))}
      {guides.map(({ axis, at }) => (
        <span
          key={axis}
          aria-hidden="true"
          className={`pointer-events-none absolute bg-mark ${axis === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px'}`}
          style={axis === 'x' ? boxStyle({ x: at }) : boxStyle({ y: at })}
        />
      ))}
    </div>
  );
}
