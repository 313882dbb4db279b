import type { Metadata } from 'next';
import { SigningPage } from '@/components/signing/signing-page';
import { getSigningPage } from '@/lib/domain/signatures/operations/get-signing-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

export const metadata: Metadata = { title: 'Paraph' };

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ problem?: string | string[] }> };

export default async function Page({ params, searchParams }: Props) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams]);
  const view = await load(getSigningPage, { token, problem: typeof problem === 'string' ? problem : null });
  return <SigningPage view={view} messages={messagesFor(view.language)} />;
}
