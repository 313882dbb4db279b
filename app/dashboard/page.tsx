import type { Metadata } from 'next';
import { PageHead } from '@/components/dashboard/page-head';
import { pageLanguage, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).homeRoom.title} · Paraph` });

export default async function Page() {
  const person = await requireSignIn('/dashboard');
  return <PageHead title={messagesFor(person.language).homeRoom.title} />;
}
