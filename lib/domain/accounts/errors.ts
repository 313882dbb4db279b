import { defineErrors } from '@/lib/core/errors';

export const accountErrors = defineErrors({
  unauthorized: [
    'unauthorized',
    401,
    'The API key is not valid, was revoked or has expired. Make a new one at /keys, or, where a key is optional, leave the Authorization header out.',
  ],
  keyNeeded: ['unauthorized', 401, 'This needs an API key, and none came. Make one at /keys, and send it as Authorization: Bearer <API_KEY>.'],
  readOnlyKey: ['unauthorized', 401, 'This API key may only read, or belongs to somebody who may only read. Use another key.'],
  unauthorised: [
    'unauthorised',
    403,
    'The API key is not valid, was revoked or has expired. Make a new one at /keys, and send it as Authorization: Bearer <API_KEY>.',
  ],
  keyMissing: ['unauthorised', 403, 'This needs an API key, and none came. Make one at /keys, and send it as Authorization: Bearer <API_KEY>.'],
  notOpened: [
    'unauthorised',
    403,
    'This API key does not open this: it may only read, or what you ask for belongs to another account or was made with a key of the other kind, live or test. Use another key.',
  ],
  forbidden: ['forbidden', 403, 'Your role in this account does not let you do this. Ask one of its owners.'],
  suspended: ['account_suspended', 403, 'The operator of this service has suspended this account: it can send nothing until that is lifted. Ask the operator.'],
  monthlyLimit: ['monthly_limit', 429, 'This month’s documents are used up. Wait until the month resets, or ask the operator for a higher limit.'],
  storageLimit: [
    'storage_limit',
    507,
    'This account keeps as much as it may, and nothing was stored. Delete files that are no longer needed at /dashboard/files, or ask the operator for more.',
  ],
  signInNeeded: ['sign_in_needed', 401, 'Sign in at /sign-in first.'],
  keyNotFound: ['not_found', 404, 'Your account has no API key with this id.'],
  sessionNotFound: ['not_found', 404, 'You have no session with this id: it may have ended already.'],
  tooManyKeys: ['too_many_keys', 409, 'Your account has as many API keys as it may have. Revoke one that is no longer used, then make the new one.'],
  notAdmitted: ['not_admitted', 403, 'This service takes only people who are invited, or whose address it knows.'],
  signInLinkDead: ['link_dead', 404, 'This link was used already, or its time is over. Ask for a new one.'],
  hasOperator: ['has_operator', 409, 'This service has an operator already. Whoever that is can make more with `npm run admin -- user create --operator`.'],
});
