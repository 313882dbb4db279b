import type { Metadata } from 'next';
import { LinkSentPage } from '@/components/account/link-sent-page';
import { linkSentView } from '@/lib/surfaces/auth/sign-in-views';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).signIn.sentTitle} · Paraph` });

export default async function Page() {
  const view = await linkSentView();
  return <LinkSentPage view={view} messages={messagesFor(view.language)} />;
}
