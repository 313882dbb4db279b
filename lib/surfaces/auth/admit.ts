import { mayComeIn } from '@/lib/domain/accounts/admission/may-come-in';
import { findLogin } from '@/lib/domain/accounts/store';
import { addressProvenBy } from './providers';

type SignIn = { account?: { type: string; provider: string; providerAccountId: string } | null; profile?: unknown };

/**
 * Whether whom a provider signs in may come in; else the sign-in page says why, as the provider has shown whose address it
 * is. A mailed link has an answer of its own (`send-sign-in-link.ts`).
 */
export async function admit({ account, profile }: SignIn): Promise<true | string> {
  if (!account || account.type === 'email' || profile === undefined) return true;
  if (await findLogin(account.provider, account.providerAccountId)) return true;
  const address = addressProvenBy(account.provider, profile);
  return address === null || (await mayComeIn(address)) ? true : '/sign-in?problem=not_admitted';
}
