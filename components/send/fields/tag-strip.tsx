'use client';
import { type FieldKind, fieldKinds, parties } from '@/lib/domain/signatures/rules';
import { Icon } from '../../dashboard/icon';
import { useSendDesk } from '../desk';
import { kindIcons } from './field-strip';

export const WRITTEN_ID = 'send-written';

/** The kinds as tags that are put into the text, where the cursor stands. */
export function TagStrip() {
  const { words, letter, write, party, chooseParty } = useSendDesk();
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
      {letter.senderSigns ? (
        <fieldset className="flex flex-wrap items-center gap-x-4">
          <legend className="float-left mr-3 text-sm text-ink-quiet">{words.fields.for}</legend>
          {parties.map((one) => (
            <label key={one} className="flex min-h-9 items-center gap-2 text-sm">
              <input type="radio" name="party" checked={party === one} onChange={() => chooseParty(one)} className="size-4 accent-accent" />
              {words.parties[one]}
            </label>
          ))}
        </fieldset>
      ) : null}
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
