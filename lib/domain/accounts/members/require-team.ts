import { type Tx, transaction } from '@/lib/core/db';
import { memberErrors } from './errors';
import { findMember, type LockedAccount, lockMembers } from './store';

/** The team that an account is, locked for this transaction. Throws `no_team` where it is a person's own. */
export async function requireTeam(tx: Tx, accountId: string): Promise<LockedAccount> {
  const account = await lockMembers(tx, accountId);
  if (account.kind !== 'team') throw memberErrors.noTeam();
  return account;
}

/** Throws where the account is no team, or the person no member of it. */
export const requireMember = (accountId: string, personId: string): Promise<void> =>
  transaction(async (tx) => {
    await requireTeam(tx, accountId);
    if (!(await findMember(tx, accountId, personId))) throw memberErrors.memberNotFound();
  });
