import Link from 'next/link';
import type { z } from 'zod';
import { format } from '@/lib/core/i18n/format';
import type { shownAutomationDetails } from '@/lib/domain/automations/schema';
import type { RunContext } from '@/lib/domain/automations/views/run-context';
import { standingLink } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageAccount } from '../../dashboard/page-account';
import { PageHead } from '../../dashboard/page-head';
import { Section } from '../../dashboard/section';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { EmailList, type MailWords } from './email-list';
import { failureKind } from './failure-words';
import { OutputList, type StatusWords } from './output-list';
import { PostedData } from './posted-data';
import { StepList } from './step-list';

export type RunDetails = z.output<typeof shownAutomationDetails>;

type Act = (form: FormData) => Promise<void>;

type Props = Speaking & {
  workflow: { id: string; name: string; version: number };
  run: RunDetails;
  around: RunContext;
  mailWords: MailWords;
  statusWords: StatusWords;
  /** As it was before the page was read. */
  pulse: string;
  /** What was posted; null once it was erased. */
  posted: Record<string, unknown> | null;
  /** Null for whom it is not offered. */
  again: Act | null;
  resume: Act | null;
  /** Whether an act was refused: the run may stand otherwise now. */
  isRefused: boolean;
};

/** One run: what was made, step by step, of what was posted; goes on while it is open. */
export function RunPage({ workflow, run, around, mailWords, statusWords, pulse, posted, again, resume, isRefused, ...speaking }: Props) {
  const { words, language, timeZone } = speaking;
  const { runs, failures } = words;
  const list = `/dashboard/workflows/${workflow.id}/runs`;
  const isEnded = run.status === 'completed' || run.status === 'failed';
  const failed = run.error && failures[failureKind(run.error.code)];
  const isLive = run.workflowVersion === workflow.version;
  const version = format(isLive ? runs.isLive : runs.notLive, { version: run.workflowVersion, live: workflow.version }, language);
  const ids = <Named workflowId={workflow.id} runId={run.id} />;
  return (
    <>
      <Live at={`/dashboard/data/workflows/${workflow.id}/runs/pulse?aut_id=${run.id}`} since={pulse} />
      <Link href={list} className={standingLink}>
        {runs.back}
      </Link>
      <PageHead
        title={runs.states[run.status]}
        lead={
          <>
            {workflow.name} · <When iso={run.createdAt} language={language} timeZone={timeZone} /> · {version}
          </>
        }
        actions={
          <>
            {resume && run.status === 'failed' ? (
              <form action={resume}>
                {ids}
                <Button type="submit">{runs.resume}</Button>
              </form>
            ) : null}
            {again && isEnded && posted ? (
              <form action={again} className="flex flex-wrap gap-2">
                {ids}
                <Button type="submit" name="version" value="same">
                  {runs.again}
                </Button>
                {isLive ? null : (
                  <Button type="submit" name="version" value="newest">
                    {runs.againNewest}
                  </Button>
                )}
              </form>
            ) : null}
          </>
        }
      />
      <p role="status" className="sr-only">
        {runs.states[run.status]}
      </p>
      {isRefused ? <Notice kind="danger" title={runs.refused} /> : null}
      {run.error && failed ? (
        <Notice kind="danger" title={failed.what}>
          <p>
            <span className="font-medium">{runs.whatToDo}:</span> {failed.todo}
          </p>
          {/* In English, which who reads another language asks for. */}
          <details open={language === 'en'}>
            <summary className="min-h-11 cursor-pointer content-center underline decoration-1 underline-offset-4">{runs.details}</summary>
            <p className="wrap-anywhere" lang="en">{`${run.error.message} ${run.error.advice} (${run.error.code})`}</p>
          </details>
        </Notice>
      ) : null}
      <Section id="outputs" title={runs.outputs}>
        <OutputList workflowId={workflow.id} outputs={run.outputs} isEnded={isEnded} words={words} statusWords={statusWords} />
        {run.outputs.some(({ file, pdf, signedPdf }) => file ?? pdf ?? signedPdf) ? (
          <Link href={`${list}/download?run=${run.id}`} className={`${standingLink} justify-self-start`}>
            {runs.downloadAll}
          </Link>
        ) : null}
      </Section>
      {around.emails.length > 0 ? (
        <Section id="emails" title={runs.emails}>
          <EmailList emails={around.emails} mailWords={mailWords} {...speaking} />
        </Section>
      ) : null}
      <Section id="steps" title={runs.steps}>
        <StepList steps={run.steps} nextTryAt={around.nextTryAt} {...speaking} />
      </Section>
      <Section id="data" title={runs.madeFrom}>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-quiet">
          {around.cameBy ? <span>{`${runs.how}: ${runs.cameBy[around.cameBy]}`}</span> : null}
          {run.rerunOf ? <span>{runs.isRerun}</span> : null}
          {around.importId ? <Link href={`/dashboard/workflows/${workflow.id}/import/${around.importId}`}>{runs.ofCsv}</Link> : null}
          <code className="wrap-anywhere">{run.eventId}</code>
        </p>
        {posted ? <PostedData data={posted} words={runs} /> : <p className="text-ink-quiet">{runs.erased}</p>}
      </Section>
      {around.siblings.length > 0 ? (
        <Section id="others" title={runs.otherRuns}>
          <ul className="divide-y divide-line border-b border-line">
            {around.siblings.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-4 py-1">
                <Link href={`${list}/${one.id}`} className={standingLink}>
                  <When iso={one.createdAt} language={language} timeZone={timeZone} />
                </Link>
                <span className="text-sm text-ink-quiet">
                  {runs.states[one.status]} · {format(runs.version, { version: one.version }, language)}
                  {one.isFirst ? ` · ${runs.rerunOf}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

function Named({ workflowId, runId }: { workflowId: string; runId: string }) {
  return (
    <>
      <PageAccount />
      <input type="hidden" name="wkf_id" value={workflowId} />
      <input type="hidden" name="aut_id" value={runId} />
    </>
  );
}
