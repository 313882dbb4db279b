import { Gone } from '@/components/dashboard/gone';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = roomTitle('/dashboard', (messages) => messages.frame.gone.title);

export default async function NotFound() {
  const { language, account } = await requireSignIn('/dashboard');
  return <Gone account={account.name} words={messagesFor(language).frame.gone} />;
}
