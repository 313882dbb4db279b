import { RunPage } from '@/components/workflows/runs/run-page';
import { getAutomation } from '@/lib/domain/automations/operations/get-automation';
import { getEvent } from '@/lib/domain/automations/operations/get-event';
import { getRunContext } from '@/lib/domain/automations/operations/get-run-context';
import { getRunsPulse } from '@/lib/domain/automations/operations/get-runs-pulse';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';
import { resumeRun, runAgain } from '../../../actions';

type Props = { params: Promise<{ wkf_id: string; aut_id: string }>; searchParams: Promise<{ problem?: string | string[] }> };

export const generateMetadata = workflowTitle('runs', (words) => words.runs.run);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id, aut_id }, { problem }] = await Promise.all([params, searchParams]);
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}/runs/${aut_id}`);
  const workflow = await loadWorkflow(wkf_id);
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const { newest } = await loadOwnThing(getRunsPulse, { wkf_id, aut_id });
  const run = await loadOwnThing(getAutomation, { wkf_id, aut_id });
  const [{ data }, around] = await Promise.all([loadOwnThing(getEvent, { wkf_id, evt_id: run.eventId }), loadOwnThing(getRunContext, { wkf_id, aut_id })]);
  const messages = messagesFor(language);
  return (
    <RunPage
      workflow={workflow}
      run={run}
      around={around}
      pulse={newest}
      mailWords={messages.requestsRoom.one}
      statusWords={messages.requests.statuses}
      posted={data}
      again={workflow.mayRun ? runAgain : null}
      resume={workflow.mayRun ? resumeRun : null}
      isRefused={problem !== undefined}
      language={language}
      timeZone={timeZone}
      words={messages.workflowsRoom}
    />
  );
}
