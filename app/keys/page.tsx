import { callFilterOf } from '@/components/keys/calls/call-filter-of';
import { KeysPage } from '@/components/keys/keys-page';
import { getUsage } from '@/lib/domain/accounts/operations/get-usage';
import { listApiCalls } from '@/lib/domain/accounts/operations/list-api-calls';
import { listKeys } from '@/lib/domain/accounts/operations/list-keys';
import { explainCall } from '@/lib/surfaces/pages/explain-call';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { loadOwn, loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { make, revoke } from './actions';

export const generateMetadata = roomTitle('/keys', (messages) => messages.keys.title);

type Query = Partial<Record<'outcome' | 'operation' | 'key' | 'cursor', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const person = await requireSignIn('/keys');
  const query = await searchParams;
  const { outcome, operation, key } = callFilterOf(query);
  const cursor = typeof query.cursor === 'string' ? query.cursor : undefined;
  const wanted = { outcome: outcome ?? undefined, operation: operation ?? undefined, key_id: key ?? undefined, cursor };
  const [{ keys }, usage, calls] = await Promise.all([loadOwn(listKeys, {}), loadOwn(getUsage, {}), loadOwnList(listApiCalls, wanted, '/keys#calls')]);
  const working = new Set(keys.filter(({ state }) => state === 'usable').map(({ id }) => id));
  const items = calls.items.map((call) => ({ ...call, ...explainCall(call, working.has(call.key.id)) }));
  const page = { ...calls, items, isLater: cursor !== undefined };
  const filter = { outcome, operation, key };
  const messages = messagesFor(person.language);
  return <KeysPage person={person} keys={keys} usage={usage} calls={page} filter={filter} messages={messages} make={make} revoke={revoke} />;
}
