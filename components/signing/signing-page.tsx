import type { SigningView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { QuietPage } from './quiet-page';
import { ReadyPage } from './ready-page';
import { SignedPage } from './signed-page';

/** Whatever the private link has to show, from the open document to a kind word that it is over. */
export function SigningPage({ view, messages }: { view: SigningView; messages: Messages }) {
  switch (view.state) {
    case 'ready':
      return <ReadyPage view={view} messages={messages} />;
    case 'signed':
      return <SignedPage view={view} messages={messages} />;
    default:
      return <QuietPage view={view} messages={messages} />;
  }
}
