import { FileLoading } from '@/components/dashboard/files/file-loading';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export default async function Loading() {
  return <FileLoading says={messagesFor(await pageLanguage()).filesRoom.loading} />;
}
