import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { ImportView } from '@/lib/domain/automations/views/import-view';
import { standingLink } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageAccount } from '../../dashboard/page-account';
import { PageHead } from '../../dashboard/page-head';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Speaking } from '../words';
import { WorkflowTabs } from '../workflow-tabs';
import { Headings } from './headings';
import { ImportFindings } from './import-findings';
import { ImportProgress } from './import-progress';

type Act = (form: FormData) => Promise<void>;
type Props = Speaking & {
  workflow: { id: string; name: string; status: string; mayRun: boolean };
  view: ImportView;
  /** As it was before the page was read. */
  pulse: string;
  start: Act;
  cancel: Act;
  isRefused: boolean;
};

const delimiters: Record<string, 'comma' | 'semicolon' | 'tab' | 'line'> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'line' };

/** Those that are not called as their label is. */
const encodings: Record<string, string> = { macintosh: 'Mac OS Roman', 'windows-1252': 'Windows-1252' };

/** One table: what its rows would become, then how far they are. */
export function ImportPage({ workflow, view, pulse, start, cancel, isRefused, ...speaking }: Props) {
  const { words, language } = speaking;
  const { imports } = words;
  const good = view.rows - view.refused;
  const act = (
    <>
      <PageAccount />
      <input type="hidden" name="wkf_id" value={workflow.id} />
      <input type="hidden" name="import_id" value={view.id} />
    </>
  );
  return (
    <>
      {view.status === 'checked' ? null : <Live at={`/dashboard/data/workflows/${workflow.id}/runs/pulse?import_id=${view.id}`} since={pulse} />}
      <WorkflowTabs id={workflow.id} here="runs" words={words} />
      <Link href={`/dashboard/workflows/${workflow.id}/import`} className={standingLink}>
        {view.status === 'checked' ? imports.another : imports.back}
      </Link>
      <PageHead
        title={view.name || imports.title}
        lead={format(imports.readAs, {
          encoding: encodings[view.encoding] ?? view.encoding.toUpperCase(),
          delimiter: imports[delimiters[view.delimiter] ?? 'comma'],
        })}
      />
      {isRefused ? <Notice kind="danger" title={imports.failed} /> : null}
      {view.isErased ? <p>{imports.erased}</p> : null}
      {view.status === 'checked' ? (
        <div className="grid gap-3">
          <p className="text-lg font-medium tabular-nums">{format(imports.becomeRuns, { count: good }, language)}</p>
          {view.refused > 0 ? <p className="text-warning tabular-nums">{format(imports.leftOut, { count: view.refused }, language)}</p> : null}
          {good === 0 ? <Notice kind="warning" title={imports.nothing} /> : null}
          {view.isForeign && good > 0 ? (
            <Notice kind="warning" title={imports.foreign}>
              <Headings names={view.unnamed} words={imports} language={language} />
            </Notice>
          ) : null}
          {workflow.mayRun && good > 0 ? (
            <form action={start} className="grid justify-items-start gap-1">
              {act}
              <Button type="submit" kind={view.isForeign ? 'secondary' : 'primary'}>
                {format(imports.make, { count: good * view.documents }, language)}
              </Button>
              <p className="text-sm text-ink-quiet">{imports.kept}</p>
            </form>
          ) : null}
        </div>
      ) : (
        <ImportProgress view={view} runsAt={`/dashboard/workflows/${workflow.id}/runs`} words={imports} language={language}>
          {workflow.mayRun && view.status === 'running' ? (
            <form action={cancel} className="grid justify-items-start gap-1">
              {act}
              <Button type="submit" kind="danger">
                {imports.stop}
              </Button>
              <p className="text-sm text-ink-quiet">{imports.stopHint}</p>
            </form>
          ) : null}
        </ImportProgress>
      )}
      <ImportFindings view={view} workflowId={workflow.id} words={imports} />
    </>
  );
}
