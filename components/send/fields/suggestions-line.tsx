'use client';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { newFieldId, useSendDesk } from '../desk';
import { fieldOf, openSuggestions } from './suggestions';

/** How many places were found, and the way to take them all. */
export function SuggestionsLine() {
  const { words, view, editor, act, language } = useSendDesk();
  const open = openSuggestions(view, editor.fields);
  if (open.length === 0) return null;
  const all = () => act({ type: 'add', fields: open.map((suggestion) => fieldOf(suggestion, newFieldId())) });
  return (
    <div className="grid gap-2 rounded border border-dashed border-line-strong p-3">
      <p className="text-sm">{format(words.fields.suggestions, { count: open.length }, language)}</p>
      <Button onClick={all} className="text-sm">
        {words.fields.acceptAll}
      </Button>
    </div>
  );
}
