'use client';
import { type FieldKind, fieldKinds } from '@/lib/domain/signatures/rules';
import { Icon } from '../../dashboard/icon';
import { useSendDesk } from '../desk';
import { kindIcons } from './field-strip';
import { PartyChoice } from './party-choice';

export const WRITTEN_ID = 'send-written';

/** The kinds as tags that are put into the text, where the cursor stands. */
export function TagStrip() {
  const { words, write, party } = useSendDesk();
  const insert = (kind: FieldKind) => {
    const area = document.getElementById(WRITTEN_ID);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const tag = `{{${kind}:${party}${kind === 'text' ? `:${words.text.exampleLabel}` : ''}}}`;
    const [from, to] = [area.selectionStart, area.selectionEnd];
    write({ markdown: area.value.slice(0, from) + tag + area.value.slice(to) });
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(from + tag.length, from + tag.length);
    });
  };
  return (
    <div className="grid gap-2">
      <PartyChoice />
      <p className="text-sm text-ink-quiet">{words.text.insert}</p>
      <div className="grid grid-cols-3 gap-1.5 @min-[44rem]:grid-cols-1">
        {fieldKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => insert(kind)}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded border border-line-strong bg-surface px-2.5 text-sm font-medium hover:border-ink"
          >
            <Icon strokes={kindIcons[kind]} className="size-4.5" />
            <span className="min-w-0 truncate">{words.kinds[kind]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
