import { HistoryPage } from '@/components/workflows/history/history-page';
import { listWorkflowHistory } from '@/lib/domain/workflows/operations/list-workflow-history';
import { loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ wkf_id: string }>; searchParams: Promise<{ cursor?: string | string[] }> };

export const generateMetadata = workflowTitle('history', (words) => words.history.title);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id }, query] = await Promise.all([params, searchParams]);
  const here = `/dashboard/workflows/${wkf_id}/history`;
  const { language, timeZone } = await requireSignIn(here);
  const { name } = await loadWorkflow(wkf_id);
  const cursor = typeof query.cursor === 'string' ? query.cursor : undefined;
  const page = await loadOwnList(listWorkflowHistory, { wkf_id, cursor }, here);
  const words = messagesFor(language).workflowsRoom;
  return <HistoryPage id={wkf_id} name={name} page={page} isLater={cursor !== undefined} language={language} timeZone={timeZone} words={words} />;
}
