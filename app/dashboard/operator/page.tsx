import type { Metadata } from 'next';
import { Health } from '@/components/dashboard/operator/health';
import { OperatorHead } from '@/components/dashboard/operator/operator-head';
import { getHealth } from '@/lib/domain/operator/operations/get-health';
import { loadForOperator } from '@/lib/surfaces/pages/load-for-operator';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

const here = '/dashboard/operator';

export async function generateMetadata(): Promise<Metadata> {
  const words = messagesFor(await languageOfPage()).operatorRoom;
  return { title: `${words.parts.health} · ${words.title} · Paraph` };
}

export default async function Page() {
  const reader = await requireSignIn(here);
  const health = await loadForOperator(getHealth, {}, here);
  const words = messagesFor(reader.language).operatorRoom;
  return (
    <>
      <OperatorHead here="health" words={words} />
      <Health health={health} words={words} reader={reader} />
    </>
  );
}
