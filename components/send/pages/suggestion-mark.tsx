'use client';
import { format } from '@/lib/core/i18n/format';
import { newFieldId, useSendDesk } from '../desk';
import type { Suggestion } from '../editor/field';
import { fieldOf } from '../fields/suggestions';
import { boxStyle } from './box-style';

/** A place that may be meant for a field: one press makes it one. */
export function SuggestionMark({ suggestion }: { suggestion: Suggestion }) {
  const { words, act } = useSendDesk();
  const kind = words.kinds[suggestion.kind];
  return (
    <button
      type="button"
      onClick={() => act({ type: 'add', fields: [fieldOf(suggestion, newFieldId())] })}
      aria-label={format(words.fields.accept, { kind, text: suggestion.text })}
      title={kind}
      className="absolute flex min-h-4 items-center justify-center overflow-hidden rounded-[3px] border border-dashed border-mark bg-sheet/70 text-xs text-mark hover:bg-mark-wash"
      style={boxStyle(suggestion)}
    >
      <span className="truncate px-1">+ {kind}</span>
    </button>
  );
}

/** A tag of the document, which is a field by itself. */
export function TagMark({ tag }: { tag: Suggestion }) {
  const { words } = useSendDesk();
  const colours = tag.party === 'sender' ? 'border-mark-other bg-mark-other-wash text-mark-other' : 'border-mark bg-mark-wash text-mark';
  return (
    <span className={`pointer-events-none absolute flex items-center overflow-hidden border px-1 text-xs whitespace-nowrap ${colours}`} style={boxStyle(tag)}>
      {`${tag.label ?? words.kinds[tag.kind]} · ${words.parties[tag.party]}`}
    </span>
  );
}
