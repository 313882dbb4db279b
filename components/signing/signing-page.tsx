import type { Messages } from '@/lib/words/messages';
import { QuietPage, UnknownPage } from './quiet-page';
import { ReadyPage } from './ready-page';
import { SignedPage } from './signed-page';
import type { SigningView } from './view';

/** Whatever the private link has to show, from the open document to a kind word that it is over. */
export function SigningPage({ view, messages }: { view: SigningView; messages: Messages }) {
  switch (view.state) {
    case 'ready':
      return <ReadyPage view={view} messages={messages} />;
    case 'signed':
    case 'waiting_for_signer':
      return <SignedPage view={view} messages={messages} />;
    case 'unknown':
      return <UnknownPage lang="en" messages={messages} />;
    default:
      return <QuietPage view={view} messages={messages} />;
  }
}
