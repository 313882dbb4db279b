import type { Metadata } from 'next';
import { Blocks } from '@/components/dashboard/operator/blocks';
import { OperatorHead } from '@/components/dashboard/operator/operator-head';
import { Reports } from '@/components/dashboard/operator/reports';
import { listBlocks } from '@/lib/domain/operator/operations/list-blocks';
import { listReports } from '@/lib/domain/operator/operations/list-reports';
import { loadForOperator } from '@/lib/surfaces/pages/load-for-operator';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { lift } from '../actions';

const here = '/dashboard/operator/senders';

export async function generateMetadata(): Promise<Metadata> {
  const words = messagesFor(await languageOfPage()).operatorRoom;
  return { title: `${words.parts.senders} · ${words.title} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = Partial<Record<'reports' | 'blocks' | 'address' | 'done' | 'problem', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const reader = await requireSignIn(here);
  const [reportsAfter, blocksAfter, address] = [one(query.reports) ?? undefined, one(query.blocks) ?? undefined, (one(query.address) ?? '').trim()];
  const [reports, blocks] = await Promise.all([
    loadForOperator(listReports, { cursor: reportsAfter }, here),
    loadForOperator(listBlocks, { cursor: blocksAfter, address }, here),
  ]);
  const words = messagesFor(reader.language).operatorRoom;
  return (
    <>
      <OperatorHead here="senders" words={words} outcome={{ done: one(query.done), problem: one(query.problem) }} />
      <Reports reports={{ ...reports, isLater: reportsAfter !== undefined }} words={words} reader={reader} />
      <Blocks blocks={{ ...blocks, isLater: blocksAfter !== undefined }} address={address} words={words} reader={reader} lift={lift} />
    </>
  );
}
