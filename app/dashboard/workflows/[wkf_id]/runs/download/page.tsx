import { DownloadPage } from '@/components/workflows/runs/download-page';
import { addressOfRuns, filterOf, shownRunsOf } from '@/components/workflows/runs/run-filter';
import { measureRunOutputs } from '@/lib/domain/automations/operations/measure-run-outputs';
import { loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ wkf_id: string }>; searchParams: Promise<Record<string, string | string[]>> };

export const generateMetadata = workflowTitle('runs', (words) => words.runs.zip.title);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id }, query] = await Promise.all([params, searchParams]);
  const list = `/dashboard/workflows/${wkf_id}/runs`;
  const { language, timeZone } = await requireSignIn(list);
  await loadWorkflow(wkf_id);
  const [shown, chosen] = [shownRunsOf(query), [query.run ?? []].flat()];
  // Who has chosen some wants those, and nobody wants a filter beside them.
  const wanted: Record<string, string | number> = chosen.length > 0 ? { runs: chosen.join(',') } : filterOf(shown, timeZone);
  const back = addressOfRuns(list, shown);
  const measured = await loadOwnList(measureRunOutputs, { wkf_id, ...wanted }, back);
  const members = new URLSearchParams({ ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)])), language });
  const zip = `/dashboard/data/workflows/${wkf_id}/runs/zip?${members}`;
  return <DownloadPage measured={measured} zip={zip} back={back} language={language} words={messagesFor(language).workflowsRoom} />;
}
