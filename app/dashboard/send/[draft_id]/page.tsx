import { redirect } from 'next/navigation';
import { SendDesk } from '@/components/send/send-desk';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { loadDraft } from '@/lib/surfaces/pages/send/load-draft';
import { sendSettingFor } from '@/lib/surfaces/pages/send/send-setting';
import { requireSignIn } from '@/lib/surfaces/pages/session';

type Props = { params: Promise<{ draft_id: string }> };

export const generateMetadata = roomTitle('/dashboard/send', (messages) => messages.sendRoom.title);

export default async function Page({ params }: Props) {
  const { draft_id } = await params;
  const setting = sendSettingFor(await requireSignIn(`/dashboard/send/${draft_id}`));
  // There it is said what the role lacks.
  if (!setting) redirect('/dashboard/send');
  const draft = await loadDraft(draft_id);
  if (draft.sentRequestId) redirect(`/dashboard/requests/${draft.sentRequestId}`);
  return <SendDesk draft={draft} setting={setting} />;
}
