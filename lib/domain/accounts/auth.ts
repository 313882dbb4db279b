import { type Auth, CredentialRefused } from '@/lib/core/auth';
import type { Act } from './access';
import { type AccountScope, accountScopeOf, insistOn, permittedScopeOf } from './scope';

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
export const byPerson = (act: Act): Auth<AccountScope> => ({
  ...byAccount(act),
  takes: ['session'],
  open(caller) {
    const scope = accountScopeOf(caller);
    if (scope?.by.kind !== 'person') throw new CredentialRefused('missing');
    return insistOn(scope, act);
  },
});

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
