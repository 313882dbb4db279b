'use client';
import { format } from '@/lib/core/i18n/format';
import { Icon } from '../../dashboard/icon';
import { useSendDesk } from '../desk';
import { inReadingOrder } from '../editor/field';
import { idOfPlaced } from '../placed-id';
import { kindIcons } from './field-strip';
import { overlaps } from './overlaps';
import { nameOf } from './spoken';
import { tagsOf } from './suggestions';

/** All fields in reading order; a press leads to the field on its page. */
export function FieldList() {
  const { words, editor, act, language, view } = useSendDesk();
  const { fields: said } = words;
  const hasTags = tagsOf(view).length > 0;
  if (editor.fields.length === 0) return <p className="text-sm text-ink-quiet">{hasTags ? said.tags : said.none}</p>;
  const show = (id: string) => {
    act({ type: 'select', id });
    const placed = document.getElementById(idOfPlaced(id));
    placed?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    placed?.focus({ preventScroll: true });
  };
  return (
    <div className="grid gap-2">
      {hasTags ? <p className="text-sm text-ink-quiet">{said.tags}</p> : null}
      <ul aria-label={said.list} className="grid">
        {inReadingOrder(editor.fields).map((field) => (
          <li key={field.id}>
            <button
              type="button"
              aria-current={editor.selected === field.id ? 'true' : undefined}
              onClick={() => show(field.id)}
              className={`flex min-h-9 w-full items-center gap-2 rounded px-1.5 py-1 text-left text-sm hover:bg-surface pointer-coarse:min-h-11 ${editor.selected === field.id ? 'bg-surface font-medium' : ''}`}
            >
              <Icon strokes={kindIcons[field.kind]} className="size-4 text-ink-quiet" />
              <span className="min-w-0 wrap-anywhere">{nameOf(field, words, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {overlaps(editor.fields).map(([one, other]) => (
        <p key={`${one.id} ${other.id}`} className="text-sm text-warning">
          {format(said.overlap, { one: nameOf(one, words, language), other: nameOf(other, words, language) })}
        </p>
      ))}
    </div>
  );
}
