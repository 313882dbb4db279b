import type { Metadata } from 'next';
import { cache } from 'react';
import { FormEditorPage, type PublicWords } from '@/components/workflows/form/form-editor-page';
import { languages } from '@/lib/core/i18n/languages';
import { getWorkflowForm } from '@/lib/domain/workflows/operations/get-workflow-form';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

const formOf = cache((wkf_id: string) => loadOwnThing(getWorkflowForm, { wkf_id }));

type Props = { params: Promise<{ wkf_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { wkf_id } = await params;
  const { language, account } = await requireSignIn(`/dashboard/workflows/${wkf_id}/form`);
  const { workflow } = await formOf(wkf_id);
  return { title: `${messagesFor(language).workflowsRoom.formEditor.title} · ${workflow.name} · ${account.name} · Paraph` };
}

export default async function Page({ params }: Props) {
  const { wkf_id } = await params;
  const { language } = await requireSignIn(`/dashboard/workflows/${wkf_id}/form`);
  const view = await formOf(wkf_id);
  const publicWords = Object.fromEntries(languages.map((each) => [each, messagesFor(each).workflowsRoom.publicForm])) as PublicWords;
  return <FormEditorPage view={view} words={messagesFor(language).workflowsRoom} publicWords={publicWords} />;
}
