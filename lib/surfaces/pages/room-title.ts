import type { Metadata } from 'next';
import { type Messages, messagesFor } from '@/lib/words/messages';
import { requireSignIn } from './session';

/** The title of a page behind sign-in: where one is and for whom, in the reader's own language, so that two tabs are told apart. */
export const roomTitle = (here: string, what: (messages: Messages) => string) => async (): Promise<Metadata> => {
  const { language, account } = await requireSignIn(here);
  return { title: `${what(messagesFor(language))} · ${account.name} · Paraph` };
};
