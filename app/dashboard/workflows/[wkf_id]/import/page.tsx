import { ImportsPage } from '@/components/workflows/imports/imports-page';
import { listImports } from '@/lib/domain/automations/operations/list-imports';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ wkf_id: string }>; searchParams: Promise<{ problem?: string | string[] }> };

export const generateMetadata = workflowTitle('import', (words) => words.imports.title);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id }, { problem }] = await Promise.all([params, searchParams]);
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}/import`);
  const workflow = await loadWorkflow(wkf_id);
  const { imports, headings } = await loadOwnThing(listImports, { wkf_id });
  const words = messagesFor(language).workflowsRoom;
  const told = typeof problem === 'string' ? problem : null;
  return <ImportsPage workflow={workflow} earlier={imports} headings={headings} problem={told} language={language} timeZone={timeZone} words={words} />;
}
