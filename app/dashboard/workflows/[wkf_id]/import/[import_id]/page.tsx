import { ImportPage } from '@/components/workflows/imports/import-page';
import { getImport } from '@/lib/domain/automations/operations/get-import';
import { getRunsPulse } from '@/lib/domain/automations/operations/get-runs-pulse';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';
import { beginImport, stopImport } from '../actions';

type Props = { params: Promise<{ wkf_id: string; import_id: string }>; searchParams: Promise<{ problem?: string | string[] }> };

export const generateMetadata = workflowTitle('import', (words) => words.imports.title);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id, import_id }, { problem }] = await Promise.all([params, searchParams]);
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}/import/${import_id}`);
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const { newest } = await loadOwnThing(getRunsPulse, { wkf_id, import_id });
  const [workflow, view] = await Promise.all([loadWorkflow(wkf_id), loadOwnThing(getImport, { wkf_id, import_id })]);
  const words = messagesFor(language).workflowsRoom;
  const acts = { start: beginImport, cancel: stopImport };
  return <ImportPage {...{ workflow, view, language, timeZone, words }} {...acts} pulse={newest} isRefused={problem !== undefined} />;
}
