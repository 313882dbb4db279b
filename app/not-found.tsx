import { UnknownPage } from '@/components/signing/quiet-page';
import { messagesFor } from '@/lib/core/i18n/messages';

export default function NotFound() {
  return <UnknownPage lang="en" messages={messagesFor('en')} />;
}
