'use client';
import { useSendDesk } from '../desk';
import { WRITTEN_ID } from '../fields/tag-strip';
import { SetPages } from './set-pages';
import { useLook } from './use-look';

const ROWS = 16;

/** A document that is written here: the text, and its pages as they will be set. */
export function WrittenPages() {
  const { words, letter, write } = useSendDesk();
  const look = useLook(true);
  const { text: said } = words;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <label htmlFor={WRITTEN_ID} className="text-sm font-medium">
          {said.label}
        </label>
        <p id={`${WRITTEN_ID}-hint`} className="text-sm text-ink-quiet">
          {said.hint}
        </p>
        <textarea
          id={WRITTEN_ID}
          rows={ROWS}
          dir="auto"
          aria-describedby={`${WRITTEN_ID}-hint`}
          value={letter.markdown ?? ''}
          onChange={({ target }) => write({ markdown: target.value })}
          className="w-full rounded border border-line-strong bg-surface px-3 py-2 font-mono text-sm text-ink"
        />
      </div>
      <section aria-label={said.preview} className="grid gap-3">
        <h3 className="font-medium">{said.preview}</h3>
        {letter.markdown?.trim() ? <SetPages look={look} failed={said.failed} /> : <p className="text-ink-quiet">{said.empty}</p>}
      </section>
    </div>
  );
}
