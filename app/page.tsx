import { HomePage } from '@/components/home-page';
import { messagesFor } from '@/lib/core/i18n/messages';
import { pageLanguage } from '@/lib/surfaces/pages/session';

export default async function Page() {
  const language = await pageLanguage();
  return <HomePage language={language} messages={messagesFor(language)} />;
}
