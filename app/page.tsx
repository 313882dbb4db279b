import { HomePage } from '@/components/home-page';
import { messagesFor } from '@/lib/core/i18n/messages';

export default function Page() {
  return <HomePage messages={messagesFor('en')} />;
}
