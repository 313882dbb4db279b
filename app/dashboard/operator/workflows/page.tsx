import type { Metadata } from 'next';
import { ArchivedWorkflows } from '@/components/dashboard/operator/archived-workflows';
import { OperatorHead } from '@/components/dashboard/operator/operator-head';
import { listArchivedWorkflows } from '@/lib/domain/operator/operations/list-archived-workflows';
import { loadForOperator } from '@/lib/surfaces/pages/load-for-operator';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { restore } from '../actions';

const here = '/dashboard/operator/workflows';

export async function generateMetadata(): Promise<Metadata> {
  const words = messagesFor(await languageOfPage()).operatorRoom;
  return { title: `${words.parts.workflows} · ${words.title} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = Partial<Record<'cursor' | 'done' | 'problem', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const reader = await requireSignIn(here);
  const cursor = one(query.cursor) ?? undefined;
  const workflows = await loadForOperator(listArchivedWorkflows, { cursor }, here);
  const words = messagesFor(reader.language).operatorRoom;
  return (
    <>
      <OperatorHead here="workflows" words={words} lead={words.workflows.lead} outcome={{ done: one(query.done), problem: one(query.problem) }} />
      <ArchivedWorkflows workflows={{ ...workflows, isLater: cursor !== undefined }} words={words} reader={reader} restore={restore} />
    </>
  );
}
