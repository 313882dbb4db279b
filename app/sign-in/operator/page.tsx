import type { Metadata } from 'next';
import { OperatorPage } from '@/components/account/operator-page';
import { operatorView } from '@/lib/surfaces/auth/sign-in-views';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).signIn.operatorTitle} · Paraph` });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Page({ searchParams }: Props) {
  const view = await operatorView(searchParams);
  return <OperatorPage view={view} messages={messagesFor(view.language)} />;
}
