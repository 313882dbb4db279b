import Link from 'next/link';
import type { z } from 'zod';
import type { shownAutomationDetails } from '@/lib/domain/automations/schema';
import { standingLink } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageAccount } from '../../dashboard/page-account';
import { PageHead } from '../../dashboard/page-head';
import { Section } from '../../dashboard/section';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { OutputList } from './output-list';
import { StepList } from './step-list';

export type RunDetails = z.output<typeof shownAutomationDetails>;

type Act = (form: FormData) => Promise<void>;

type Props = Speaking & {
  workflow: { id: string; name: string };
  run: RunDetails;
  /** What was posted; null once it was erased. */
  posted: Record<string, unknown> | null;
  /** Null for whom it is not offered. */
  again: Act | null;
  resume: Act | null;
};

/** One run: what was made, step by step, of what was posted. */
export function RunPage({ workflow, run, posted, again, resume, ...speaking }: Props) {
  const { words, language, timeZone } = speaking;
  const { runs } = words;
  return (
    <>
      <Live />
      <Link href={`/dashboard/workflows/${workflow.id}/runs`} className={standingLink}>
        {runs.back}
      </Link>
      <PageHead
        title={runs.states[run.status]}
        lead={
          <>
            {workflow.name} · <When iso={run.createdAt} language={language} timeZone={timeZone} />
          </>
        }
        actions={
          <>
            {resume && run.status === 'failed' ? <RunAct act={resume} label={runs.resume} workflowId={workflow.id} runId={run.id} /> : null}
            {again && (run.status === 'completed' || run.status === 'failed') ? (
              <RunAct act={again} label={runs.again} workflowId={workflow.id} runId={run.id} />
            ) : null}
          </>
        }
      />
      {run.error ? (
        <Notice kind="danger" title={run.error.message}>
          <p className="wrap-anywhere">{run.error.advice}</p>
        </Notice>
      ) : null}
      <Section id="outputs" title={runs.outputs}>
        <OutputList outputs={run.outputs} words={words} />
      </Section>
      <Section id="steps" title={runs.steps}>
        <StepList steps={run.steps} {...speaking} />
      </Section>
      {posted ? (
        <Section id="data" title={runs.data}>
          <pre dir="ltr" className="max-h-96 overflow-auto rounded border border-line bg-desk p-3 text-xs">
            {JSON.stringify(posted, null, 2)}
          </pre>
        </Section>
      ) : null}
    </>
  );
}

function RunAct({ act, label, workflowId, runId }: { act: Act; label: string; workflowId: string; runId: string }) {
  return (
    <form action={act}>
      <PageAccount />
      <input type="hidden" name="wkf_id" value={workflowId} />
      <input type="hidden" name="aut_id" value={runId} />
      <Button type="submit">{label}</Button>
    </form>
  );
}
