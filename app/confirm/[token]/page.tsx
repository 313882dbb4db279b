import type { Metadata } from 'next';
import { cache } from 'react';
import { ConfirmPage } from '@/components/confirm/confirm-page';
import { confirmTitle } from '@/components/confirm/confirm-title';
import { getConfirmPage } from '@/lib/domain/signatures/operations/get-confirm-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

const viewOf = cache((token: string, problem: string | null, done: string | null) => load(getConfirmPage, { token, problem, done }));

type Query = { problem?: string | string[]; done?: string | string[] };
type Props = { params: Promise<{ token: string }>; searchParams: Promise<Query> };

async function viewFor({ params, searchParams }: Props) {
  const [{ token }, { problem, done }] = await Promise.all([params, searchParams]);
  const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);
  return viewOf(token, one(problem), one(done));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await viewFor(props);
  return { title: confirmTitle(view, messagesFor(view.language)) };
}

export default async function Page(props: Props) {
  return <ConfirmPage view={await viewFor(props)} />;
}
