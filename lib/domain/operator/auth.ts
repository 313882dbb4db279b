import { type Auth, CredentialRefused } from '@/lib/core/auth';
import { accountScopeOf } from '../accounts/scope';
import { operatorErrors } from './errors';
import { findOperatorName } from './people/store';
import type { Actor } from './rules';

/** Who does it. Nothing that operators do goes by the account that they act for. */
type OperatorScope = { actor: Extract<Actor, { kind: 'person' }> };

/** By the browser of somebody who runs this service. For everybody else who is signed in there is nothing here. */
export const byOperator: Auth<OperatorScope> = {
  takes: ['session'],
  rejected: 'refused',
  errors: [operatorErrors.nothingHere],
  onlyOperators: true,
  async open(caller) {
    const scope = accountScopeOf(caller);
    if (scope?.by.kind !== 'person') throw new CredentialRefused('missing');
    const { personId } = scope.by;
    const name = await findOperatorName(personId);
    if (name === null) throw operatorErrors.nothingHere();
    return { actor: { kind: 'person', personId, name } };
  },
};
