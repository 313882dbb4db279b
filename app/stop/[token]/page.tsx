import type { Metadata } from 'next';
import { cache } from 'react';
import { titled } from '@/components/signing/page-title';
import { StopPage } from '@/components/stop/stop-page';
import { getStopPage } from '@/lib/domain/automations/operations/get-stop-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

const viewOf = cache((token: string) => load(getStopPage, { token }));

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { state, language } = await viewOf((await params).token);
  const { stop } = messagesFor(language);
  return { title: titled(state === 'stopped' ? stop.stopped.title : stop.title) };
}

export default async function Page({ params }: Props) {
  const view = await viewOf((await params).token);
  return <StopPage view={view} words={messagesFor(view.language).stop} />;
}
