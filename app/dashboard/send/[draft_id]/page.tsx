import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SendDesk } from '@/components/send/send-desk';
import { loadDraft } from '@/lib/surfaces/pages/send/load-draft';
import { sendSettingFor } from '@/lib/surfaces/pages/send/send-setting';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ draft_id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { language, account } = await requireSignIn('/dashboard/send');
  return { title: `${messagesFor(language).sendRoom.title} · ${account.name} · Paraph` };
}

export default async function Page({ params }: Props) {
  const { draft_id } = await params;
  const setting = sendSettingFor(await requireSignIn(`/dashboard/send/${draft_id}`));
  // There it is said what the role lacks.
  if (!setting) redirect('/dashboard/send');
  const draft = await loadDraft(draft_id);
  if (draft.sentRequestId) redirect(`/dashboard/requests/${draft.sentRequestId}`);
  return <SendDesk draft={draft} setting={setting} />;
}
