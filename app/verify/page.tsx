import type { Metadata } from 'next';
import { VerifyPage } from '@/components/verify/verify-page';
import { languageNamed } from '@/lib/core/i18n/languages';
import { getVerifyPage } from '@/lib/domain/signatures/operations/get-verify-page';
import { load } from '@/lib/surfaces/pages/load';
import { pageLanguage } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const readAddress = async ({ searchParams }: Props) => {
  const { lang, result, problem } = await searchParams;
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');
  return { language: languageNamed(text(lang)) ?? (await pageLanguage()), result: text(result), problem: text(problem) };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: `${messagesFor((await readAddress(props)).language).verify.title} · Paraph`,
});

export default async function Page(props: Props) {
  const { language, result, problem } = await readAddress(props);
  const view = await load(getVerifyPage, { result });
  return <VerifyPage view={view} language={language} problem={problem} messages={messagesFor(language)} />;
}
