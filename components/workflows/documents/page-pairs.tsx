'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Side } from '@/lib/domain/workflows/views/document-view';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useLooking } from './looking';
import { MarkedPage } from './marked-page';
import { tagText } from './tag-text';
import { type SideState, useSide } from './use-side';

/** Of A4 upright, before a page's own size is known. */
const usualShape = '210 / 297';
const both: readonly Side[] = ['template', 'filled'];

/** The template's pages and beside each the same page with the example; on a phone the one or the other. */
export function PagePairs() {
  const { view, words } = useLooking();
  const documents = words.looking;
  const [shown, setShown] = useState<Side>(view.sample ? 'filled' : 'template');
  const sides = {
    template: useSide(view.workflow.id, view.id, 'template', view.shows),
    filled: useSide(view.workflow.id, view.id, 'filled', view.shows),
  };
  const rows = Math.max(1, ...both.map((side) => pagesIn(sides[side].pages).length));
  const shape = shapeOf(sides.template.pages) ?? shapeOf(sides.filled.pages) ?? usualShape;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line bg-desk p-2 md:p-4">
      <fieldset className="flex gap-2 md:hidden">
        <legend className="sr-only">{documents.sides.label}</legend>
        {both.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={shown === side}
            onClick={() => setShown(side)}
            className={`min-h-11 grow rounded border px-3 ${shown === side ? 'border-transparent bg-accent font-medium text-on-accent' : 'border-line-strong bg-surface'}`}
          >
            {documents.sides[side]}
          </button>
        ))}
      </fieldset>
      <div className="hidden grid-cols-2 gap-4 md:grid" aria-hidden="true">
        {both.map((side) => (
          <p key={side} className="text-sm font-medium">
            {documents.sides[side]}
          </p>
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its page's number
        <div key={row} className="grid items-start gap-4 md:grid-cols-2">
          {both.map((side) => (
            <div key={side} className={shown === side ? '' : 'hidden md:block'}>
              <Cell side={side} row={row} state={sides[side].pages} again={sides[side].again} shape={shape} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const pagesIn = (state: SideState) => (state.state === 'ready' ? state.pages : []);

function shapeOf(state: SideState): string | null {
  const [first] = pagesIn(state);
  return first ? `${first.width} / ${first.height}` : null;
}

type CellProps = { side: Side; row: number; state: SideState; again: () => void; shape: string };

function Cell({ side, row, state, again, shape }: CellProps) {
  const { words, language } = useLooking();
  const documents = words.looking;
  if (state.state === 'ready') {
    const page = state.pages[row];
    return page ? <MarkedPage side={side} page={page} pages={state.pages.length} /> : <p className="p-2 text-sm text-ink-quiet">{documents.morePages}</p>;
  }
  if (row > 0) return null;
  if (state.state === 'converting')
    return (
      <div className="sheet grid w-full place-items-center bg-sheet shadow-sheet motion-safe:animate-pulse" style={{ aspectRatio: shape }}>
        <p role="status" className="p-4 text-center text-sheet-ink">
          {documents.converting}
        </p>
      </div>
    );
  const mayHelp = state.state === 'busy' || state.state === 'unreached';
  return (
    <Notice kind={state.state === 'no_sample' ? 'info' : 'warning'}>
      <p className="wrap-anywhere">
        {state.state === 'unfillable' ? format(documents.states.unfillable, { tag: tagText(state.tag) }, language) : documents.states[state.state]}
      </p>
      {mayHelp ? (
        <Button onClick={again} className="mt-3">
          {documents.again}
        </Button>
      ) : null}
    </Notice>
  );
}
