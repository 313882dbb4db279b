'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { useEditing } from '../editor/editing';
import { tagText } from './tag-text';
import type { Tried } from './tried-texts';

type Props = { text: string; tried: Tried | null; isSecret: boolean };

/** What a text with tags comes to with the example, beneath it as it is typed. What is secret shows when it is asked for. */
export function TriedResult({ text, tried, isSecret }: Props) {
  const { words, language } = useEditing();
  const [isShown, setIsShown] = useState(false);
  const { texts: own } = words.looking;
  // The line is there before its words, so that nothing moves.
  if (!text.includes('{{') || (tried && !tried.hasExample)) return null;
  const result = tried?.result;
  const made = result?.text ?? null;
  const isHidden = isSecret && !isShown && made !== null && made !== '';
  const missing = result?.missing ?? [];
  return (
    <div className="flex min-h-5 flex-wrap items-baseline gap-x-3 text-sm text-ink-quiet">
      <p role="status" className="min-w-0 whitespace-pre-line wrap-anywhere">
        {made === null ? '' : made === '' ? own.empty : isHidden ? own.hidden : format(own.result, { text: made })}
      </p>
      {isSecret && made ? (
        <button type="button" onClick={() => setIsShown(!isShown)} className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
          {isShown ? own.hide : own.show}
        </button>
      ) : null}
      {missing.length > 0 ? (
        <p className="basis-full wrap-anywhere text-warning">
          {format(own.missing, { tags: new Intl.ListFormat(language, { type: 'unit' }).format(missing.map(tagText)) })}
        </p>
      ) : null}
    </div>
  );
}
