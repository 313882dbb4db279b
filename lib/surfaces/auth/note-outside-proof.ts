import { now } from '@/lib/core/clock';
import { provePerson } from '@/lib/domain/accounts/store';
import { addressProvenBy } from './providers';

type SignIn = { user: { id?: string; email?: string | null }; account?: { provider: string } | null; profile?: unknown };

/**
 * A provider that signs somebody in says whose address is proven. It counts where it is the very address that the person
 * has here: whoever is signed in may join a login of another address.
 */
export async function noteOutsideProof({ user, account, profile }: SignIn): Promise<void> {
  if (!user.id || !user.email || !account || profile === undefined) return;
  if (addressProvenBy(account.provider, profile) === user.email) await provePerson(user.id, now());
}
