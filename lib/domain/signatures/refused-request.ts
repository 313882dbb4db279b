import type { Caller } from '@/lib/core/caller';
import type { AppError } from '@/lib/core/errors';
import { accountErrors } from '../accounts/errors';
import { rejectedKey, wasRejected } from '../accounts/key-warnings';
import { accountScopeOf, sees } from '../accounts/scope';
import { signatureErrors } from './errors';
import type { RequestRow } from './store';

/** What is answered to who is not shown a request: where their key is why, that is said. */
export function refusedRequest(request: Pick<RequestRow, 'accountId' | 'isTest'>, caller: Caller): AppError {
  if (caller.requestToken !== null) return signatureErrors.badTokenHidden();
  if (wasRejected(caller))
    return signatureErrors.badTokenHidden({ message: `${rejectedKey} Send a key that works, or the request_token of the create result.` });
  const scope = accountScopeOf(caller);
  if (!scope || scope.accountId !== request.accountId) return signatureErrors.badTokenHidden();
  if (sees(scope, request)) return signatureErrors.badTokenHidden({ message: `${accountErrors.readOnlyKey.sentence} Or send the request_token.` });
  const [made, asked] = request.isTest ? ['test', 'live'] : ['live', 'test'];
  const message = `This request was made with a ${made} key, and a ${asked} key does not open it. Ask with a ${made} key of the account, or send its request_token.`;
  return signatureErrors.badTokenHidden({ message });
}
