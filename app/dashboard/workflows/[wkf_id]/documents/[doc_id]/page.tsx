import type { Metadata } from 'next';
import { cache } from 'react';
import { Live } from '@/components/dashboard/live';
import { DocumentPage } from '@/components/workflows/documents/document-page';
import { listTemplateVersions } from '@/lib/domain/workflows/operations/list-template-versions';
import { lookAtDocument } from '@/lib/domain/workflows/operations/look-at-document';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ wkf_id: string; doc_id: string }> };

const viewOf = cache((wkf_id: string, doc_id: string) => loadOwnThing(lookAtDocument, { wkf_id, doc_id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { wkf_id, doc_id } = await params;
  const { account } = await requireSignIn(`/dashboard/workflows/${wkf_id}/documents/${doc_id}`);
  const { file, workflow } = await viewOf(wkf_id, doc_id);
  return { title: `${file?.name ?? workflow.name} · ${account.name} · Paraph` };
}

export default async function Page({ params }: Props) {
  const { wkf_id, doc_id } = await params;
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}/documents/${doc_id}`);
  const [view, versions] = await Promise.all([viewOf(wkf_id, doc_id), loadOwnThing(listTemplateVersions, { wkf_id, doc_id })]);
  const { workflowsRoom, preview } = messagesFor(language);
  return (
    <>
      <Live />
      <DocumentPage view={view} versions={versions} place={preview.place} language={language} timeZone={timeZone} words={workflowsRoom} />
    </>
  );
}
