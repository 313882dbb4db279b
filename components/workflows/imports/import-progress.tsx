import Link from 'next/link';
import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ImportView } from '@/lib/domain/automations/views/import-view';
import { standingLink } from '../../dashboard/list-pages';
import type { WorkflowsWords } from '../words';

type Props = { view: ImportView; runsAt: string; words: WorkflowsWords['imports']; language: Language; children: ReactNode };

/** How far the rows of a table are: read from the database, so that a reload and a restart find it as it is. */
export function ImportProgress({ view, runsAt, words, language, children }: Props) {
  const all = view.rows - view.refused;
  const ended = view.runs.completed + view.runs.failed;
  return (
    <div className="grid gap-3">
      <p role="status" className="flex flex-wrap gap-x-4 tabular-nums">
        <span className="font-medium">{words[view.status === 'checked' ? 'running' : view.status]}</span>
        <span>{format(words.progress, { started: view.started, all }, language)}</span>
        <span>{format(words.finished, { count: view.runs.completed }, language)}</span>
        {view.runs.failed > 0 ? <span className="text-danger">{format(words.runFailed, { count: view.runs.failed }, language)}</span> : null}
      </p>
      <progress value={ended} max={Math.max(1, all)} aria-label={view.name || words.title} className="h-3 w-full max-w-xl accent-accent" />
      {children}
      <Link href={runsAt} className={`${standingLink} justify-self-start`}>
        {words.toRuns}
      </Link>
    </div>
  );
}
