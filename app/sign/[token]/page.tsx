import type { Metadata } from 'next';
import { cache } from 'react';
import { signingTitle } from '@/components/signing/page-title';
import { SigningPage } from '@/components/signing/signing-page';
import { getSigningPage } from '@/lib/domain/signatures/operations/get-signing-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

// Once a rendering: the title asks too.
const viewOf = cache((token: string, problem: string | null) => load(getSigningPage, { token, problem }));

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ problem?: string | string[] }> };

async function viewFor({ params, searchParams }: Props) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams]);
  return viewOf(token, typeof problem === 'string' ? problem : null);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await viewFor(props);
  return { title: signingTitle(view, messagesFor(view.language)) };
}

export default async function Page(props: Props) {
  const view = await viewFor(props);
  return <SigningPage view={view} messages={messagesFor(view.language)} />;
}
