import type { Metadata } from 'next';
import { PreviewPage } from '@/components/preview/preview-page';
import { getPreviewPage } from '@/lib/domain/workflows/operations/get-preview-page';
import { load } from '@/lib/surfaces/pages/load';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const metadata: Metadata = { title: 'Paraph' };

type Props = { params: Promise<{ key: string }> };

export default async function Page({ params }: Props) {
  const view = await load(getPreviewPage, { key: (await params).key });
  const language = view.language ?? (await pageLanguage());
  return <PreviewPage view={view} language={language} messages={messagesFor(language)} />;
}
