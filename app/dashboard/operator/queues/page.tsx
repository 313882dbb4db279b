import type { Metadata } from 'next';
import { DeadJobs } from '@/components/dashboard/operator/dead-jobs';
import { OperatorHead } from '@/components/dashboard/operator/operator-head';
import { QueueTable } from '@/components/dashboard/operator/queue-table';
import { listDeadJobs } from '@/lib/domain/operator/operations/list-dead-jobs';
import { listQueues } from '@/lib/domain/operator/operations/list-queues';
import { loadForOperator } from '@/lib/surfaces/pages/load-for-operator';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { drop, retry, retryAll } from '../actions';

const here = '/dashboard/operator/queues';

export async function generateMetadata(): Promise<Metadata> {
  const words = messagesFor(await languageOfPage()).operatorRoom;
  return { title: `${words.parts.queues} · ${words.title} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = Partial<Record<'cursor' | 'done' | 'problem', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const reader = await requireSignIn(here);
  const cursor = one(query.cursor) ?? undefined;
  const [{ queues }, dead] = await Promise.all([loadForOperator(listQueues, {}, here), loadForOperator(listDeadJobs, { cursor }, here)]);
  const words = messagesFor(reader.language).operatorRoom;
  return (
    <>
      <OperatorHead here="queues" words={words} outcome={{ done: one(query.done), problem: one(query.problem) }} />
      <DeadJobs dead={{ ...dead, isLater: cursor !== undefined }} words={words} reader={reader} actions={{ retry, retryAll, drop }} />
      <QueueTable queues={queues} words={words} reader={reader} />
    </>
  );
}
