import { UnknownPage } from '@/components/signing/quiet-page';
import { messagesFor } from '@/lib/words/messages';

export default function NotFound() {
  return <UnknownPage lang="en" messages={messagesFor('en')} />;
}
