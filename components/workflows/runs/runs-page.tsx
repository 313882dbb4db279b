import Link from 'next/link';
import type { z } from 'zod';
import { format } from '@/lib/core/i18n/format';
import type { shownAutomation } from '@/lib/domain/automations/schema';
import { ListPages } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageHead } from '../../dashboard/page-head';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';

export type Run = z.output<typeof shownAutomation>;

const colors = { queued: 'text-ink-quiet', running: 'text-ink', completed: 'text-success', failed: 'text-danger' } as const;

type Props = Speaking & { id: string; name: string; page: { items: Run[]; next: string | null }; isLater: boolean };

/** What the posts became, fifty at a time; what happens meanwhile is shown within two seconds. */
export function RunsPage({ id, name, page, isLater, words, language, timeZone }: Props) {
  const here = `/dashboard/workflows/${id}/runs`;
  const { runs } = words;
  return (
    <>
      <Live />
      <WorkflowTabs id={id} here="runs" words={words} />
      <PageHead title={runs.title} lead={name} />
      {page.items.length === 0 ? (
        <div className="grid gap-1 border-b border-line pb-6">
          <p>{runs.empty}</p>
          <p className="max-w-prose text-ink-quiet">{runs.emptyStep}</p>
        </div>
      ) : (
        <ul aria-label={runs.listLabel} className="divide-y divide-line border-y border-line">
          {page.items.map((run) => (
            <li key={run.id} className="grid gap-0.5 py-3">
              <Link
                href={`${here}/${run.id}`}
                className="flex flex-wrap items-baseline gap-x-4 justify-self-start font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
              >
                <When iso={run.createdAt} language={language} timeZone={timeZone} />
              </Link>
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums">
                <span className={colors[run.status]}>{runs.states[run.status]}</span>
                <span>{format(runs.version, { version: run.workflowVersion }, language)}</span>
                {run.finishedAt ? <span>{tookText(run.createdAt, run.finishedAt, runs.took, language)}</span> : null}
                {run.warnings > 0 ? <span className="text-warning">{format(runs.warnings, { count: run.warnings }, language)}</span> : null}
                {run.error ? <span className="wrap-anywhere text-danger">{run.error.message}</span> : null}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ListPages label={runs.title} newest={isLater ? here : null} older={page.next ? `${here}?cursor=${encodeURIComponent(page.next)}` : null} words={runs} />
    </>
  );
}

const MS_A_SECOND = 1_000;

/** "1.2 s", with the marks of the reader's language. */
export const tookText = (from: string, to: string, words: string, language: Speaking['language']): string =>
  words.replace(
    '{seconds}',
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format((new Date(to).getTime() - new Date(from).getTime()) / MS_A_SECOND),
  );
