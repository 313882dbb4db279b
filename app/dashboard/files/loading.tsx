import { ListLoading } from '@/components/dashboard/files/list-loading';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export default async function Loading() {
  return <ListLoading says={messagesFor(await pageLanguage()).filesRoom.loading} />;
}
