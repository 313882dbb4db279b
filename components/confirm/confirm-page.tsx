import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';
import { type Messages, messagesFor } from '@/lib/words/messages';
import { ConfirmQuiet } from './confirm-quiet';
import { ConfirmReady } from './confirm-ready';

/** Whatever the link to confirm has to show, from the open question to a word that it is answered. */
export function ConfirmPage({ view, messages = messagesFor(view.language) }: { view: ConfirmView; messages?: Messages }) {
  const { state } = view;
  return state === 'ready' ? <ConfirmReady view={view} messages={messages} /> : <ConfirmQuiet view={{ ...view, state }} messages={messages} />;
}
