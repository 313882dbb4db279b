import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { ListedImport } from '@/lib/domain/automations/views/import-view';
import { standingLink } from '../../dashboard/list-pages';
import { PageHead } from '../../dashboard/page-head';
import { Section } from '../../dashboard/section';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { BeginImport } from './begin-import';
import { Headings } from './headings';

type Props = Speaking & {
  workflow: { id: string; name: string; status: string; mayRun: boolean };
  earlier: readonly ListedImport[];
  /** What its documents print. */
  headings: readonly string[];
  problem: string | null;
};

/** Where a table becomes runs: the file is chosen here, and what earlier ones became is found again. */
export function ImportsPage({ workflow, earlier, headings, problem, words, language, timeZone }: Props) {
  const { imports } = words;
  const here = `/dashboard/workflows/${workflow.id}/import`;
  return (
    <>
      <WorkflowTabs id={workflow.id} here="runs" words={words} />
      <PageHead title={imports.title} lead={imports.lead} />
      {!workflow.mayRun ? (
        <p>{imports.viewer}</p>
      ) : workflow.status === 'COMPLETE' ? (
        <>
          {headings.length > 0 ? (
            <div className="max-w-xl">
              <Headings names={headings} words={imports} language={language} />
            </div>
          ) : null}
          <BeginImport workflowId={workflow.id} problem={problem} words={imports} />
        </>
      ) : (
        <Notice kind="warning" title={imports.notReady} />
      )}
      {earlier.length > 0 ? (
        <Section id="earlier" title={imports.earlier}>
          <ul data-rows="" className="divide-y divide-line border-b border-line">
            {earlier.map((one) => (
              <li key={one.id} className="grid gap-0.5 py-2">
                <Link href={`${here}/${one.id}`} className={`${standingLink} justify-self-start wrap-anywhere`}>
                  {one.name || imports.erased}
                </Link>
                <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums">
                  <span>{one.status === 'checked' ? '' : imports[one.status]}</span>
                  <When iso={one.createdAt} language={language} timeZone={timeZone} />
                  <span>{format(imports.progress, { started: one.started, all: one.rows - one.refused }, language)}</span>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
