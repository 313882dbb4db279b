import type { Metadata } from 'next';
import { EditorPage } from '@/components/workflows/editor/editor-page';
import { listOwnFiles } from '@/lib/domain/files/operations/list-own-files';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { loadEditor } from '@/lib/surfaces/pages/workflows/load-editor';
import { getOutgoingWebhookOf } from '@/lib/surfaces/pages/workflows/outgoing-webhook-of';
import { messagesFor } from '@/lib/words/messages';
import { archive, switchOn } from '../actions';

type Props = { params: Promise<{ wkf_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { wkf_id } = await params;
  const { account } = await requireSignIn(`/dashboard/workflows/${wkf_id}`);
  const { draft } = await loadEditor(wkf_id);
  return { title: `${draft.name} · ${account.name} · Paraph` };
}

export default async function Page({ params }: Props) {
  const { wkf_id } = await params;
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}`);
  const view = await loadEditor(wkf_id);
  const [webhook, templates] = await Promise.all([getOutgoingWebhookOf(wkf_id), loadOwn(listOwnFiles, { kind: 'template' })]);
  const own = templates.items.map(({ id, name }) => ({ id, name }));
  return (
    <EditorPage
      view={view}
      webhook={webhook}
      own={own}
      switchOn={switchOn}
      archive={archive}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).workflowsRoom}
    />
  );
}
