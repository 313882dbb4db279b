import { UnknownPage } from '@/components/signing/quiet-page.tsx';
import { messagesFor } from '@/lib/core/i18n/messages.ts';

export default function NotFound() {
  return <UnknownPage lang="en" messages={messagesFor('en')} />;
}
