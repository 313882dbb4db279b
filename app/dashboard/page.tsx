import type { Metadata } from 'next';
import { Home } from '@/components/dashboard/home/home';
import { listKeys } from '@/lib/domain/accounts/operations/list-keys';
import { getOverview } from '@/lib/domain/signatures/operations/get-overview';
import { listWorkflows } from '@/lib/domain/workflows/operations/list-workflows';
import { loadOwn, pageLanguage, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).homeRoom.title} · Paraph` });

export default async function Page() {
  const person = await requireSignIn('/dashboard');
  const [overview, { keys }, workflows] = await Promise.all([loadOwn(getOverview, {}), loadOwn(listKeys, {}), loadOwn(listWorkflows, { limit: 1 })]);
  const steps = { key: keys.length > 0, send: overview.hasSent, workflow: workflows.items.length > 0 };
  return <Home overview={overview} steps={steps} language={person.language} timeZone={person.timeZone} words={messagesFor(person.language).homeRoom} />;
}
