import type { AccountScope } from '../../accounts/scope';
import { findAccount } from '../../accounts/store';
import { limitOf } from '../../accounts/usage';
import { signatureErrors } from '../errors';
import type { CreateInput } from '../schema';

/** On whose behalf a request is made, and whose month it counts in. */
export type Sender = {
  accountId: string | null;
  apiKeyId: string | null;
  isTest: boolean;
  name: string;
  email: string;
  /** Whether the address is known to be the sender's: that of the account, or one confirmed by email later. */
  verified: boolean;
  usageSubject: string;
  monthlyLimit: number;
};

/** Decisions, "With an API key" and "Without an API key". */
export async function senderOf(input: CreateInput, scope: AccountScope | null): Promise<Sender> {
  if (!scope) return keylessSender(input);
  const account = await findAccount(scope.accountId);
  const email = input.sender?.email ?? account.owner.email;
  const verified = sameAddress(email, account.owner.email);
  const knownName = verified ? account.owner.name : null;
  return {
    accountId: account.id,
    apiKeyId: scope.by.kind === 'key' ? scope.by.keyId : null,
    isTest: scope.mode === 'test',
    name: input.sender?.name ?? knownName ?? email,
    email,
    verified,
    usageSubject: account.id,
    monthlyLimit: limitOf(account),
  };
}

function keylessSender({ sender }: CreateInput): Sender {
  if (sender?.email === undefined) {
    const message =
      'Without an API key, give the sender’s email address: it is asked to confirm before anything reaches the signer. Or send a key in the Authorization header.';
    throw signatureErrors.badRequest.at('sender.email', 'required', message);
  }
  return {
    accountId: null,
    apiKeyId: null,
    isTest: false,
    name: sender.name ?? sender.email,
    email: sender.email,
    verified: false,
    usageSubject: keylessSubject(sender.email),
    monthlyLimit: limitOf(null),
  };
}

/** The month of a keyless sender is kept by address, whatever the case it is written in. */
export const keylessSubject = (email: string): string => `email:${email.toLowerCase()}`;

export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
