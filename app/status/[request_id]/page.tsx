import type { Metadata } from 'next';
import { cache } from 'react';
import { titled } from '@/components/signing/page-title';
import { StatusPage } from '@/components/signing/status-page';
import { getStatusPage } from '@/lib/domain/signatures/operations/get-status-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

const viewOf = cache((request_id: string, k: string) => load(getStatusPage, { request_id, k }));

type Props = { params: Promise<{ request_id: string }>; searchParams: Promise<{ k?: string | string[] }> };

async function viewFor({ params, searchParams }: Props) {
  const [{ request_id }, { k }] = await Promise.all([params, searchParams]);
  return viewOf(request_id, typeof k === 'string' ? k : '');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await viewFor(props);
  return { title: titled(messagesFor(view.language).status.heading, view.title) };
}

export default async function Page(props: Props) {
  const view = await viewFor(props);
  return <StatusPage view={view} messages={messagesFor(view.language)} />;
}
