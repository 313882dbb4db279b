import type { Metadata } from 'next';
import { ActLog } from '@/components/dashboard/operator/act-log';
import { OperatorHead } from '@/components/dashboard/operator/operator-head';
import { listOperatorActs } from '@/lib/domain/operator/operations/list-operator-acts';
import { loadForOperator } from '@/lib/surfaces/pages/load-for-operator';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

const here = '/dashboard/operator/log';

export async function generateMetadata(): Promise<Metadata> {
  const words = messagesFor(await languageOfPage()).operatorRoom;
  return { title: `${words.parts.log} · ${words.title} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = Partial<Record<'cursor', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const reader = await requireSignIn(here);
  const cursor = one(query.cursor) ?? undefined;
  const acts = await loadForOperator(listOperatorActs, { cursor }, here);
  const words = messagesFor(reader.language).operatorRoom;
  return (
    <>
      <OperatorHead here="log" words={words} />
      <ActLog acts={{ ...acts, isLater: cursor !== undefined }} words={words} reader={reader} />
    </>
  );
}
