'use client';
import { format } from '@/lib/core/i18n/format';
import type { ShownTag } from '@/lib/domain/workflows/views/document-view';
import { type PlaceWords, placeText } from '../../preview/place-text';
import { useLooking } from './looking';
import { markLook } from './mark-look';
import { tagText } from './tag-text';

/** Of a value so much is shown, and of a group's rows so many. */
const MOST_CHARACTERS = 80;
const MOST_ROWS = 3;

/** Each tag with its place, what it comes to with the example, and what may have been meant. */
export function TagList({ place }: { place: PlaceWords }) {
  const { view, words, copied } = useLooking();
  const { tags: own } = words.looking;
  if (view.tags.length === 0) return view.file ? <p className="text-ink-quiet">{own.none}</p> : null;
  return (
    <section aria-labelledby="tags-title" className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 id="tags-title" className="font-serif text-lg font-semibold">
        {own.title}
      </h2>
      <p className="text-sm text-ink-quiet">{own.lead}</p>
      <ul className="gap-x-8 border-t border-line md:columns-2">
        {view.tags.map((tag, index) => (
          <Tag key={`${tag.kind} ${tag.source}`} tag={tag} index={index} place={place} />
        ))}
      </ul>
      <p role="status" className={copied.said?.how === 'blocked' ? 'text-sm' : 'sr-only'}>
        {copied.said ? `${own[copied.said.how]} ${copied.said.how === 'copied' ? tagText(copied.said.source) : ''}` : ''}
      </p>
    </section>
  );
}

function Tag({ tag, index, place }: { tag: ShownTag; index: number; place: PlaceWords }) {
  const { words, language, copied, lit, light } = useLooking();
  const { tags: own } = words.looking;
  const { instead, unknown } = tag;
  const isCopied = (source: string) => copied.said?.source === source && copied.said.how === 'copied';
  return (
    <li
      className={`grid break-inside-avoid gap-1 border-b border-line py-2 text-sm ${lit === index ? 'bg-desk' : ''}`}
      onPointerEnter={() => light(index)}
      onPointerLeave={() => light(null)}
      data-standing={tag.standing}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <CopyTag source={tag.source} label={isCopied(tag.source) ? own.copied : tagText(tag.source)} className="font-mono" />
        <span className="flex items-baseline gap-1 text-xs">
          <span aria-hidden="true" className="font-semibold">
            {markLook[tag.standing].sign}
          </span>
          {own.standings[tag.standing]}
        </span>
      </div>
      <p className="wrap-anywhere">{valueText(tag, own, language)}</p>
      {unknown === null ? null : <p className="wrap-anywhere text-danger">{format(own.unknown, { name: unknown })}</p>}
      {instead === null ? null : (
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          {format(own.meant, { tag: tagText(instead) })}
          <CopyTag source={instead} label={isCopied(instead) ? own.copied : format(own.copy, { tag: tagText(instead) })} />
        </p>
      )}
      <p className="wrap-anywhere text-ink-quiet">
        {placeText(tag.place, language, place)}
        {tag.count > 1 ? ` · ${format(own.times, { count: tag.count }, language)}` : null}
      </p>
    </li>
  );
}

function CopyTag({ source, label, className = '' }: { source: string; label: string; className?: string }) {
  const { words, copied } = useLooking();
  const act = format(words.looking.tags.copy, { tag: tagText(source) });
  return (
    <button
      type="button"
      dir="ltr"
      aria-label={label === words.looking.tags.copied ? undefined : act}
      onClick={() => copied.copy(source)}
      className={`min-h-9 text-left pointer-coarse:min-h-11 text-accent underline decoration-1 underline-offset-4 wrap-anywhere hover:text-accent-strong ${className}`}
    >
      {label}
    </button>
  );
}

type Words = ReturnType<typeof useLooking>['words']['looking']['tags'];

function valueText({ kind, standing, values, holds, entries }: ShownTag, own: Words, language: ReturnType<typeof useLooking>['language']): string {
  if (holds !== null) return holds ? own.holds : own.holdsNot;
  if (entries !== null) return format(own.rows, { count: entries }, language);
  if (standing === 'missing') return own.empty;
  if (standing === 'unused') return own.unused;
  if (kind === 'picture' && values.some((value) => /^https?:/i.test(value))) return own.picture;
  return shortened(values);
}

function shortened(values: readonly string[]): string {
  const texts = values.slice(0, MOST_ROWS).map((value) => (value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value));
  return [...texts, ...(values.length > MOST_ROWS ? ['…'] : [])].join(' · ');
}
