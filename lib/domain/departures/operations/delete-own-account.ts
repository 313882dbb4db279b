import { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { normalizeEmail } from '@/lib/core/email-address';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../../accounts/auth';
import { serviceScope } from '../../accounts/scope';
import { moves } from '../../signatures/rules';
import { withdraw } from '../../signatures/sending/withdraw';
import { findRequest } from '../../signatures/store';
import { departureErrors } from '../errors';
import { addressOfDeparted, mostOpenRequests } from '../rules';
import { closeAccounts, countOtherOperators, findDeparting, forgetPerson, listOpen, listOwnedAccounts, lockOwnedAccounts, lockPerson } from '../store';

export const deleteOwnAccount = operation({
  name: 'deleteOwnAccount',
  http: 'POST /dashboard/settings/delete',
  summary: 'Leave the service: open requests are withdrawn, every way in is shut at once, and what is kept is erased within days, but for what proves',
  effect: 'destructive',
  success: 200,
  auth: bySelf,
  body: 'form',
  input: z.strictObject({ confirmation: z.string() }),
  output: z.object({}),
  errors: Object.values(departureErrors),
  async run({ confirmation }, caller) {
    const { personId } = caller.scope.by;
    const accountIds = await readyToLeave(personId, confirmation);
    await withdrawAll(accountIds, caller);
    const at = now();
    await transaction(async (tx) => {
      await lockPerson(tx, personId);
      const departing = await findDeparting(tx, personId);
      // Pressed twice: the other has done it.
      if (departing.email === addressOfDeparted(personId)) return;
      await lockOwnedAccounts(tx, personId);
      // A team may have got a member, or the service have lost its other operator, while requests were withdrawn.
      const closing = await accountsToClose(tx, personId);
      await closeAccounts(tx, personId, closing, at);
      await forgetPerson(tx, departing, at);
    });
    return {};
  },
});

/** The accounts that close with a person; throws where they must not leave yet, before anything has happened. */
async function readyToLeave(personId: string, confirmation: string): Promise<string[]> {
  return transaction(async (tx) => {
    const { email } = await findDeparting(tx, personId);
    if (normalizeEmail(confirmation.trim())?.toLowerCase() !== email.toLowerCase()) throw departureErrors.notConfirmed();
    return accountsToClose(tx, personId);
  });
}

async function accountsToClose(tx: Parameters<typeof findDeparting>[0] & Parameters<typeof listOwnedAccounts>[0], personId: string): Promise<string[]> {
  const [person, owned] = [await findDeparting(tx, personId), await listOwnedAccounts(tx, personId)];
  if (owned.some(({ others }) => others > 0)) throw departureErrors.teamNeedsOwner();
  if (person.isOperator && (await countOtherOperators(tx, personId)) === 0) throw departureErrors.lastOperator();
  return owned.map(({ id }) => id);
}

async function withdrawAll(accountIds: readonly string[], caller: Caller): Promise<void> {
  const open = await listOpen(accountIds, moves.cancel.from, mostOpenRequests + 1);
  if (open.length > mostOpenRequests) throw departureErrors.tooManyOpen();
  for (const { id, accountId } of open) {
    const request = await findRequest(serviceScope(accountId), id);
    // One whose time is over, or that was signed this moment, has ended by itself.
    if (request && request.expiresAt > now()) await withdraw(request, caller).catch(ifEndedMeanwhile);
  }
}

function ifEndedMeanwhile(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && (error.code === 'already_signed' || error.code === 'expired'))) throw error;
}
