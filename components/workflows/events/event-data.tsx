import { format } from '@/lib/core/i18n/format';
import { standingLink } from '../../dashboard/list-pages';
import { fieldTree } from '../source/field-tree';
import { FieldTree } from '../source/field-tree-view';
import type { Speaking } from '../words';

/** Characters of what was received that stand on the page; a post may be a megabyte. */
const MOST_CHARACTERS = 20_000;

/** `href`: where all of it is. */
type Props = Speaking & { data: Record<string, unknown> | null; href: string };

/** What a post brought: its fields, and as it came. */
export function EventData({ data, href, words, language }: Props) {
  const { events } = words;
  if (data === null) return <p className="text-ink-quiet">{events.gone}</p>;
  const text = JSON.stringify(data, null, 2);
  const isCut = text.length > MOST_CHARACTERS;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <section aria-label={events.fields} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
        <h2 className="text-sm font-medium">{events.fields}</h2>
        <FieldTree nodes={fieldTree(data, [], [])} words={words} language={language} />
      </section>
      <section aria-label={events.raw} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
        <h2 className="text-sm font-medium">{events.raw}</h2>
        <pre dir="ltr" className="rounded border border-line bg-desk p-3 text-xs wrap-anywhere whitespace-pre-wrap">
          {isCut ? `${text.slice(0, MOST_CHARACTERS)}…` : text}
        </pre>
        {isCut ? (
          <p className="text-sm">
            {format(events.cut, { count: MOST_CHARACTERS }, language)}{' '}
            <a href={href} className={standingLink}>
              {events.whole}
            </a>
          </p>
        ) : null}
      </section>
    </div>
  );
}
