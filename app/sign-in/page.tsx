import type { Metadata } from 'next';
import { SignInPage } from '@/components/account/sign-in-page';
import { signInView } from '@/lib/surfaces/auth/sign-in-views';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).signIn.title} · Paraph` });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Page({ searchParams }: Props) {
  const view = await signInView(searchParams);
  return <SignInPage view={view} messages={messagesFor(view.language)} />;
}
