import type { Metadata } from 'next';
import { KeysPage } from '@/components/keys/keys-page';
import { getUsage } from '@/lib/domain/accounts/operations/get-usage';
import { listKeys } from '@/lib/domain/accounts/operations/list-keys';
import { loadOwn, pageLanguage, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { make, revoke } from './actions';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).keys.title} · Paraph` });

export default async function Page() {
  const person = await requireSignIn('/keys');
  const [{ keys }, usage] = await Promise.all([loadOwn(listKeys, {}), loadOwn(getUsage, {})]);
  return <KeysPage person={person} keys={keys} usage={usage} messages={messagesFor(person.language)} make={make} revoke={revoke} />;
}
