import type { Metadata } from 'next';
import { cache } from 'react';
import { PreviewPage } from '@/components/preview/preview-page';
import { titled } from '@/components/signing/page-title';
import { getPreviewPage } from '@/lib/domain/workflows/operations/get-preview-page';
import { load } from '@/lib/surfaces/pages/load';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { messagesFor } from '@/lib/words/messages';

const viewOf = cache((key: string) => load(getPreviewPage, { key }));

type Props = { params: Promise<{ key: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { document, workflow } = await viewOf((await params).key);
  return { title: titled(document || workflow) };
}

export default async function Page({ params }: Props) {
  const [view, language] = await Promise.all([viewOf((await params).key), languageOfPage()]);
  return <PreviewPage view={view} language={language} messages={messagesFor(language)} />;
}
