import Link from 'next/link';
import type { ShownChange } from '@/lib/domain/workflows/history/schema';
import { ListPages } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { nameLink } from '../../dashboard/name-link';
import { PageHead } from '../../dashboard/page-head';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { authorText, kindText, placeText } from './change-text';

type Props = Speaking & { id: string; name: string; page: { items: ShownChange[]; next: string | null }; isLater: boolean };

/** Who changed what of a workflow and when, fifty at a time. */
export function HistoryPage({ id, name, page, isLater, ...speaking }: Props) {
  const here = `/dashboard/workflows/${id}/history`;
  const { history } = speaking.words;
  return (
    <>
      <Live />
      <WorkflowTabs id={id} here="history" words={speaking.words} />
      <PageHead title={history.title} lead={name} />
      {page.items.length === 0 ? (
        <div className="grid gap-1 border-b border-line pb-6">
          <p>{history.empty}</p>
          <p className="max-w-prose text-ink-quiet">{history.emptyStep}</p>
        </div>
      ) : (
        <ol aria-label={history.listLabel} className="divide-y divide-line border-y border-line">
          {page.items.map((change) => (
            <li key={change.id} className="py-3">
              <Change change={change} here={here} {...speaking} />
            </li>
          ))}
        </ol>
      )}
      <ListPages
        label={history.title}
        newest={isLater ? here : null}
        older={page.next ? `${here}?cursor=${encodeURIComponent(page.next)}` : null}
        words={history}
      />
    </>
  );
}

function Change({ change, here, words, language, timeZone }: Speaking & { change: ShownChange; here: string }) {
  const text = kindText(change, words, language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {change.kind === 'published' ? (
          <Link href={`${here}/${change.version}`} className={nameLink}>
            {text}
          </Link>
        ) : (
          <span className="font-medium wrap-anywhere">{text}</span>
        )}
        <span className="text-sm wrap-anywhere text-ink-quiet">
          {authorText(change, words)} · <When iso={change.at} language={language} timeZone={timeZone} />
        </span>
      </p>
      {change.changes.length > 0 ? (
        <ul className="grid gap-0.5 text-sm wrap-anywhere text-ink-quiet">
          {change.changes.map((place) => (
            <li key={place.place}>{placeText(place, words)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
