import { defineErrors } from '@/lib/core/errors';

export const accountErrors = defineErrors({
  unauthorized: ['unauthorized', 401, 'The API key is not valid, was revoked or has expired. Make a new one at /keys, or leave the Authorization header out.'],
  readOnlyKey: ['unauthorized', 401, 'This API key may only read, or belongs to somebody who may only read. Use another key.'],
  unauthorised: [
    'unauthorised',
    403,
    'The API key is missing, not valid, revoked or expired, or not let do this. Make one at /keys, and send it in the Authorization header.',
  ],
  forbidden: ['forbidden', 403, 'Your role in this account does not let you do this. Ask one of its owners.'],
  monthlyLimit: ['monthly_limit', 429, 'This month’s documents are used up. Wait until the month resets, or ask the operator for a higher limit.'],
  signInNeeded: ['sign_in_needed', 401, 'Sign in at /sign-in first.'],
  keyNotFound: ['not_found', 404, 'Your account has no API key with this id.'],
  sessionNotFound: ['not_found', 404, 'You have no session with this id: it may have ended already.'],
  tooManyKeys: ['too_many_keys', 409, 'Your account has as many API keys as it may have. Revoke one that is no longer used, then make the new one.'],
  signInLinkDead: ['link_dead', 404, 'This link was used already, or its time is over. Ask for a new one.'],
  hasOperator: ['has_operator', 409, 'This service has an operator already. Whoever that is can make more with `npm run admin -- user create --operator`.'],
});
