import { HomePage } from '@/components/home-page';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export default async function Page() {
  const language = await pageLanguage();
  return <HomePage language={language} messages={messagesFor(language)} />;
}
