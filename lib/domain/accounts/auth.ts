import { type Auth, CredentialRefused } from '@/lib/core/auth';
import type { Caller } from '@/lib/core/caller';
import { type Act, acts } from './access';
import { type AccountScope, accountScopeOf, insistOn, type PersonScope, permittedScopeOf } from './scope';

/** By an API key or a signed-in browser, whose role lets it do this. */
export const byAccount = (act: Act): Auth<AccountScope> => ({
  takes: ['key', 'session'],
  rejected: 'refused',
  errors: [],
  open(caller) {
    const scope = accountScopeOf(caller);
    if (!scope) throw new CredentialRefused('missing');
    return insistOn(scope, act);
  },
});

/** By a signed-in browser alone: a key must not make keys. */
export const byPerson = (act: Act): Auth<PersonScope> => ({
  takes: ['session'],
  rejected: 'refused',
  errors: [],
  onlyOwners: acts[act].from === 'owner',
  open: (caller) => openPerson(caller, act),
});

/** By a signed-in browser, for what a person does with their own: whatever their role in the account that they act for. */
export const bySelf: Auth<PersonScope> = {
  takes: ['session'],
  ofPerson: true,
  rejected: 'refused',
  errors: [],
  open(caller) {
    const scope = accountScopeOf(caller);
    if (scope?.by.kind !== 'person') throw new CredentialRefused('missing');
    return { ...scope, by: scope.by };
  },
};

/** The scope of whoever is signed in; throws where nobody is, or their role does not let them do this. */
export function openPerson(caller: Caller, act: Act): PersonScope {
  const scope = accountScopeOf(caller);
  if (scope?.by.kind !== 'person') throw new CredentialRefused('missing');
  return insistOn({ ...scope, by: scope.by }, act);
}

/**
 * By an account, or by nobody in particular: null then. Where no refusal of a credential is listed, one that may not do
 * this opens no account either: whoever has it is let do what anybody may.
 */
export const byAccountOrNobody = (act: Act, rejected: Auth<unknown>['rejected']): Auth<AccountScope | null> => ({
  takes: ['key', 'session', 'nothing'],
  rejected,
  errors: [],
  open(caller) {
    if (rejected === 'none') return permittedScopeOf(caller, act);
    const scope = accountScopeOf(caller);
    return scope && insistOn(scope, act);
  },
});
