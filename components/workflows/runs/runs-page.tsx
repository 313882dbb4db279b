import Link from 'next/link';
import type { ListedRun } from '@/lib/domain/automations/views/listed-run';
import { ListPages, standingLink } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageHead } from '../../dashboard/page-head';
import { Button, ButtonLink } from '../../ui/button';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { HeldNewcomers } from './held-newcomers';
import { addressOfRuns, isNarrowed, queryOf, type ShownRuns } from './run-filter';
import { RunFilterForm } from './run-filter-form';
import { RunItem } from './run-item';

type Props = Speaking & {
  workflow: { id: string; name: string; mayRun: boolean };
  page: { items: ListedRun[]; next: string | null };
  shown: ShownRuns;
  isLater: boolean;
  /** As it was before the page was read. */
  pulse: string;
};

/** What the posts became, fifty at a time; what happens meanwhile is shown within two seconds. */
export function RunsPage({ workflow, page, shown, isLater, pulse, ...speaking }: Props) {
  const { words, language } = speaking;
  const { runs } = words;
  const here = `/dashboard/workflows/${workflow.id}/runs`;
  const rows = page.items.map((run) => ({ id: run.id, row: <RunItem key={run.id} run={run} here={here} {...speaking} /> }));
  const isWhole = !isNarrowed(shown) && !isLater;
  return (
    <>
      <Live at={`/dashboard/data/workflows/${workflow.id}/runs/pulse`} since={pulse} />
      <WorkflowTabs id={workflow.id} here="runs" words={words} />
      <PageHead
        title={runs.title}
        lead={workflow.name}
        actions={workflow.mayRun ? <ButtonLink href={`/dashboard/workflows/${workflow.id}/import`}>{runs.csv}</ButtonLink> : null}
      />
      {isWhole && rows.length === 0 ? (
        <div className="grid gap-1 border-b border-line pb-6">
          <p>{runs.empty}</p>
          <p className="max-w-prose text-ink-quiet">{runs.emptyStep}</p>
        </div>
      ) : (
        <RunFilterForm path={here} shown={shown} words={runs} />
      )}
      {rows.length > 0 ? (
        <form action={`${here}/download`} className="grid gap-2">
          {queryOf(shown).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <HeldNewcomers
            key={`${addressOfRuns(here, shown)} ${isLater ? page.items[0]?.id : ''}`}
            label={runs.listLabel}
            rows={rows}
            words={runs.newcomers}
            language={language}
          />
          <div>
            <Button type="submit">{runs.download}</Button>
          </div>
        </form>
      ) : isWhole ? null : (
        <div className="grid justify-items-start border-b border-line pb-4">
          <p role="status">{runs.nothing}</p>
          <Link href={here} className={standingLink}>
            {runs.showAll}
          </Link>
        </div>
      )}
      <ListPages
        label={runs.title}
        newest={isLater ? addressOfRuns(here, shown) : null}
        older={page.next ? addressOfRuns(here, shown, page.next) : null}
        words={runs}
      />
    </>
  );
}
