import { CredentialRefused } from '@/lib/core/auth';
import type { Caller, Role } from '@/lib/core/caller';
import { type Act, may } from './access';

/** Whose things a call may touch, and what it may do with them. Stores take it, and cannot be asked without it. */
export type AccountScope = {
  accountId: string;
  /** Who acts: a key, a person, or the service itself (its jobs and its operator's commands). */
  by: { kind: 'key'; keyId: string } | { kind: 'person'; personId: string } | { kind: 'service' };
  role: Role;
  readOnly: boolean;
  /** A live key sees nothing of what test keys made, nor the reverse; a person sees both. */
  mode: 'live' | 'test' | 'both';
};

/** That of a signed-in person. */
export type PersonScope = AccountScope & { by: { kind: 'person'; personId: string } };

/** What a valid credential opens; null where there is none. */
export function accountScopeOf({ credential }: Caller): AccountScope | null {
  if (credential.kind === 'none') return null;
  const { accountId, role } = credential;
  if (credential.kind === 'session') return { accountId, role, by: { kind: 'person', personId: credential.personId }, readOnly: false, mode: 'both' };
  return { accountId, role, by: { kind: 'key', keyId: credential.keyId }, readOnly: credential.readOnly, mode: credential.isTest ? 'test' : 'live' };
}

/** The scope of jobs and of the operator's commands, for one account. */
export const serviceScope = (accountId: string): AccountScope => ({ accountId, by: { kind: 'service' }, role: 'owner', readOnly: false, mode: 'both' });

/** Whether a thing that was made live or as a test lies within the scope. */
export const sees = ({ mode }: AccountScope, { isTest }: { isTest: boolean }): boolean => mode === 'both' || (mode === 'test') === isTest;

/** Whether a thing of some account, or of none, lies within the scope. */
export const isWithin = (scope: AccountScope, thing: { accountId: string | null; isTest: boolean }): boolean =>
  thing.accountId === scope.accountId && sees(scope, thing);

/** What a credential opens for this act; null where there is none, or it is not let do this. */
export function permittedScopeOf(caller: Caller, act: Act): AccountScope | null {
  const scope = accountScopeOf(caller);
  return scope && may(scope, act) ? scope : null;
}

/** Throws where the scope's role, or its key, is not let do this. */
export function insistOn<S extends AccountScope>(scope: S, act: Act): S {
  if (!may(scope, act)) throw new CredentialRefused('forbidden');
  return scope;
}
