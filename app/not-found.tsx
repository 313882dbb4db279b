import type { Metadata } from 'next';
import { titled } from '@/components/signing/page-title';
import { UnknownPage } from '@/components/signing/quiet-page';
import { localeOf } from '@/lib/core/i18n/languages';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = async (): Promise<Metadata> => ({ title: titled(messagesFor(await languageOfPage()).states.unknown.title) });

export default async function NotFound() {
  const language = await languageOfPage();
  return <UnknownPage lang={localeOf(language)} messages={messagesFor(language)} />;
}
