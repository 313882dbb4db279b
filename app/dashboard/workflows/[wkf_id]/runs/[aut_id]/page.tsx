import type { Metadata } from 'next';
import { RunPage } from '@/components/workflows/runs/run-page';
import { getAutomation } from '@/lib/domain/automations/operations/get-automation';
import { getEvent } from '@/lib/domain/automations/operations/get-event';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { offeredTo } from '@/lib/surfaces/pages/offered';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { loadEditor } from '@/lib/surfaces/pages/workflows/load-editor';
import { messagesFor } from '@/lib/words/messages';
import { resumeRun, runAgain } from '../../../actions';

type Props = { params: Promise<{ wkf_id: string; aut_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { wkf_id } = await params;
  const { language, account } = await requireSignIn(`/dashboard/workflows/${wkf_id}/runs`);
  const { live } = await loadEditor(wkf_id);
  return { title: `${messagesFor(language).workflowsRoom.runs.run} · ${live.name} · ${account.name} · Paraph` };
}

export default async function Page({ params }: Props) {
  const { wkf_id, aut_id } = await params;
  const { language, timeZone, account } = await requireSignIn(`/dashboard/workflows/${wkf_id}/runs/${aut_id}`);
  const { live } = await loadEditor(wkf_id);
  const run = await loadOwnThing(getAutomation, { wkf_id, aut_id });
  const { data } = await loadOwnThing(getEvent, { wkf_id, evt_id: run.eventId });
  const mayRun = offeredTo(account.role).runningWorkflows;
  return (
    <RunPage
      workflow={{ id: wkf_id, name: live.name }}
      run={run}
      posted={data}
      again={mayRun ? runAgain : null}
      resume={mayRun ? resumeRun : null}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).workflowsRoom}
    />
  );
}
