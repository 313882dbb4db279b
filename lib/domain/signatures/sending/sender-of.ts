import { keylessRefusal } from '../../accounts/admission/keyless-refusal';
import { accountErrors } from '../../accounts/errors';
import type { AccountScope } from '../../accounts/scope';
import { findAccount } from '../../accounts/store';
import { limitOf } from '../../accounts/usage';
import { signatureErrors } from '../errors';
import type { CreateInput } from '../schema';
import { keylessSubject } from './sender-key';

/** On whose behalf a request is made, and whose month it counts in. */
export type Sender = {
  accountId: string | null;
  apiKeyId: string | null;
  isTest: boolean;
  name: string;
  email: string;
  /** When the sender proved the address; null where they have not, or not yet. */
  provenAt: Date | null;
  usageSubject: string;
  monthlyLimit: number;
};

/** Decisions, "With an API key" and "Without an API key". */
export async function senderOf(input: CreateInput, scope: AccountScope | null): Promise<Sender> {
  if (!scope) {
    const refusal = await keylessRefusal();
    if (refusal) throw refusal;
    return keylessSender(input);
  }
  const account = await findAccount(scope.accountId);
  if (account.isSuspended) throw accountErrors.unauthorized({ message: isSuspended });
  const email = input.sender?.email ?? account.owner.email;
  const isOwner = sameAddress(email, account.owner.email);
  return {
    accountId: account.id,
    apiKeyId: scope.by.kind === 'key' ? scope.by.keyId : null,
    isTest: scope.mode === 'test',
    name: input.sender?.name ?? (isOwner ? account.owner.name : null) ?? email,
    email,
    provenAt: isOwner ? account.owner.provenAt : null,
    usageSubject: account.id,
    monthlyLimit: limitOf(account),
  };
}

const isSuspended = 'The operator of this service has suspended this account: it can send nothing until that is lifted. Ask the operator.';

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
    provenAt: null,
    usageSubject: keylessSubject(sender.email),
    monthlyLimit: limitOf(null),
  };
}

export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
