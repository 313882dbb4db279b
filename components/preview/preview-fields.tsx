import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { PreviewField } from '@/lib/domain/workflows/views/preview-view';
import type { Messages } from '@/lib/words/messages';
import { placeText } from './place-text';

type Words = Messages['preview'];
type Props = { fields: PreviewField[]; language: Language; words: Words };

/** More than these stand folded, so that the document is not far down. */
const openUpTo = 8;

/** The fields of a template, each with what it does beside standing for a value, and where it is found first. */
export function PreviewFields({ fields, language, words }: Props) {
  if (fields.length === 0) return <p className="text-ink-quiet">{words.noFields}</p>;
  return (
    <details open={fields.length <= openUpTo} className="group rounded border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
        <span aria-hidden="true" className="inline-block text-ink-quiet transition-transform group-open:rotate-90">
          ›
        </span>
        <h2>{format(words.count, { count: fields.length }, language)}</h2>
      </summary>
      <ul className="grid gap-x-10 gap-y-4 border-t border-line px-4 py-4 md:grid-cols-2">
        {fields.map((field) => (
          <li key={field.name} className="min-w-0">
            <Field field={field} language={language} words={words} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Field({ field: { name, uses, place }, language, words }: Pick<Props, 'language' | 'words'> & { field: PreviewField }) {
  const notes = (['condition', 'group'] as const).filter((use) => uses.includes(use)).map((use) => words.uses[use]);
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">{name || words.nameless}</span>
        {notes.length > 0 ? <span className="text-sm text-ink-quiet"> · {notes.join(', ')}</span> : null}
      </p>
      <p className="text-sm wrap-anywhere text-ink-quiet">{placeText(place, language, words.place)}</p>
    </>
  );
}
