import { findPerson } from '../../../accounts/members/store';
import type { PersonScope } from '../../../accounts/scope';
import { findAccount } from '../../../accounts/store';
import { limitOf } from '../../../accounts/usage';
import type { Sender } from '../../sending/sender-of';

/** Whoever is signed in sends, for the account that they act for. */
export async function senderFrom({ accountId, by: { personId } }: PersonScope): Promise<Sender & { isSuspended: boolean }> {
  const [account, person] = await Promise.all([findAccount(accountId), findPerson(personId)]);
  const { name, email, provenAt } = person;
  const { isSuspended } = account;
  return {
    accountId,
    apiKeyId: null,
    isTest: false,
    name: name ?? email,
    email,
    provenAt,
    usageSubject: accountId,
    monthlyLimit: limitOf(account),
    isSuspended,
  };
}
