import type { Metadata } from 'next';
import { RunsPage } from '@/components/workflows/runs/runs-page';
import { listAutomations } from '@/lib/domain/automations/operations/list-automations';
import { loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { loadEditor } from '@/lib/surfaces/pages/workflows/load-editor';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ wkf_id: string }>; searchParams: Promise<{ cursor?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { wkf_id } = await params;
  const { language, account } = await requireSignIn(`/dashboard/workflows/${wkf_id}/runs`);
  const { live } = await loadEditor(wkf_id);
  return { title: `${messagesFor(language).workflowsRoom.runs.title} · ${live.name} · ${account.name} · Paraph` };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id }, query] = await Promise.all([params, searchParams]);
  const here = `/dashboard/workflows/${wkf_id}/runs`;
  const { language, timeZone } = await requireSignIn(here);
  const { live } = await loadEditor(wkf_id);
  const cursor = typeof query.cursor === 'string' ? query.cursor : undefined;
  const page = await loadOwnList(listAutomations, { wkf_id, cursor }, here);
  const words = messagesFor(language).workflowsRoom;
  return <RunsPage id={wkf_id} name={live.name} page={page} isLater={cursor !== undefined} language={language} timeZone={timeZone} words={words} />;
}
