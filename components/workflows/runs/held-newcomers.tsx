'use client';
import { type ReactNode, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { Button } from '../../ui/button';

type Props = {
  label: string;
  rows: readonly { id: string; row: ReactNode }[];
  /** On a button that shows those who came meanwhile. */
  words: string;
  language: Language;
};

/**
 * A list that is read anew while it is open: what is there changes in its place, and what is new waits behind a button, so that
 * nothing moves under a pointer.
 */
export function HeldNewcomers({ label, rows, words, language }: Props) {
  const [known, setKnown] = useState(() => new Set(rows.map(({ id }) => id)));
  const oldest = rows.findIndex(({ id }) => known.has(id));
  // Where nothing of what was shown is left, as of a list that was empty, there is nothing to hold still.
  const held = oldest > 0 ? rows.slice(0, oldest) : [];
  return (
    <div className="grid gap-2">
      <div role="status" className="min-h-11">
        {held.length > 0 ? (
          <Button onClick={() => setKnown(new Set(rows.map(({ id }) => id)))}>{format(words, { count: held.length }, language)}</Button>
        ) : null}
      </div>
      <ul aria-label={label} data-rows="" className="divide-y divide-line border-y border-line">
        {rows.slice(held.length).map(({ row }) => row)}
      </ul>
    </div>
  );
}
