import type { ShownArchived } from '@/lib/domain/operator/schema';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { MoreOfList } from './more-of-list';
import { parts } from './parts';
import type { OperatorWords, Reader, Send, Shown } from './words';

type Props = { workflows: Shown<ShownArchived>; words: OperatorWords; reader: Reader; restore: Send };

/** Archived workflows of everybody, and the one way back. */
export function ArchivedWorkflows({ workflows, words, reader, restore }: Props) {
  const own = words.workflows;
  return (
    <>
      {workflows.items.length === 0 ? <p className="text-ink-quiet">{own.empty}</p> : null}
      <ul className="divide-y divide-line border-b border-line empty:hidden">
        {workflows.items.map(({ id, name, owner, team, archivedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet">
                <span className="break-all">{team ? `${owner} · ${team}` : owner}</span>
                <span>
                  {own.archived} <When iso={archivedAt} {...reader} />
                </span>
              </p>
            </div>
            <form action={restore}>
              <input type="hidden" name="wkf_id" value={id} />
              <Button type="submit">
                {own.restore}
                <span className="sr-only"> {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <MoreOfList first={parts.workflows} next={workflows.next} isLater={workflows.isLater} label={words.parts.workflows} words={words} />
    </>
  );
}
