import { addressOfRuns, filterOf, shownRunsOf } from '@/components/workflows/runs/run-filter';
import { RunsPage } from '@/components/workflows/runs/runs-page';
import { getRunsPulse } from '@/lib/domain/automations/operations/get-runs-pulse';
import { listOwnRuns } from '@/lib/domain/automations/operations/list-own-runs';
import { loadOwn, loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ wkf_id: string }>; searchParams: Promise<Record<string, string | string[]>> };

export const generateMetadata = workflowTitle('runs', (words) => words.runs.title);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id }, query] = await Promise.all([params, searchParams]);
  const here = `/dashboard/workflows/${wkf_id}/runs`;
  const { language, timeZone } = await requireSignIn(here);
  const workflow = await loadWorkflow(wkf_id);
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const { newest } = await loadOwn(getRunsPulse, { wkf_id });
  const [shown, cursor] = [shownRunsOf(query), typeof query.cursor === 'string' ? query.cursor : undefined];
  const page = await loadOwnList(listOwnRuns, { wkf_id, cursor, ...filterOf(shown, timeZone) }, addressOfRuns(here, shown));
  const words = messagesFor(language).workflowsRoom;
  const isLater = cursor !== undefined;
  return <RunsPage {...{ workflow, page, shown, isLater, language, timeZone, words }} pulse={newest} />;
}
