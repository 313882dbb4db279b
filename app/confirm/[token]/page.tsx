import type { Metadata } from 'next';
import { ConfirmPage } from '@/components/confirm/confirm-page';
import { getConfirmPage } from '@/lib/domain/signatures/operations/get-confirm-page';
import { load } from '@/lib/surfaces/pages/load';

export const metadata: Metadata = { title: 'Paraph' };

type Query = { problem?: string | string[]; done?: string | string[] };
type Props = { params: Promise<{ token: string }>; searchParams: Promise<Query> };

export default async function Page({ params, searchParams }: Props) {
  const [{ token }, { problem, done }] = await Promise.all([params, searchParams]);
  const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);
  return <ConfirmPage view={await load(getConfirmPage, { token, problem: one(problem), done: one(done) })} />;
}
