import type { Metadata } from 'next';
import { cache } from 'react';
import { ThanksPage } from '@/components/forms/thanks-page';
import { titled } from '@/components/signing/page-title';
import { getFormPage } from '@/lib/domain/workflows/operations/get-form-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

const viewOf = cache((key: string) => load(getFormPage, { key }));

type Props = { params: Promise<{ key: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { language, title } = await viewOf((await params).key);
  return { title: titled(messagesFor(language).workflowsRoom.publicForm.sent, title) };
}

export default async function Page({ params }: Props) {
  const view = await viewOf((await params).key);
  return <ThanksPage view={view} words={messagesFor(view.language).workflowsRoom.publicForm} />;
}
