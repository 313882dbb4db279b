import type { Metadata } from 'next';
import { Admission } from '@/components/dashboard/operator/admission';
import { Configuration } from '@/components/dashboard/operator/configuration';
import { OperatorHead } from '@/components/dashboard/operator/operator-head';
import { getAdmission } from '@/lib/domain/operator/operations/get-admission';
import { getConfiguration } from '@/lib/domain/operator/operations/get-configuration';
import { loadForOperator } from '@/lib/surfaces/pages/load-for-operator';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { saveKeyless, saveSignUp } from '../actions';

const here = '/dashboard/operator/settings';

export async function generateMetadata(): Promise<Metadata> {
  const words = messagesFor(await languageOfPage()).operatorRoom;
  return { title: `${words.parts.settings} · ${words.title} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = Partial<Record<'done' | 'problem', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const reader = await requireSignIn(here);
  const [admission, configuration] = await Promise.all([loadForOperator(getAdmission, {}, here), loadForOperator(getConfiguration, {}, here)]);
  const words = messagesFor(reader.language).operatorRoom;
  return (
    <>
      <OperatorHead here="settings" words={words} outcome={{ done: one(query.done), problem: one(query.problem) }} />
      <Admission admission={admission} words={words} actions={{ saveSignUp, saveKeyless }} />
      <Configuration configuration={configuration} words={words} />
    </>
  );
}
