import { defineErrors } from '@/lib/core/errors';

/** What can go wrong before an operation is reached, or instead of it, whoever asks and from where. */
export const performErrors = defineErrors({
  badRequest: ['bad_request', 400, 'The request is not valid. See details for each problem.'],
  rateLimited: ['rate_limited', 429, 'Too many requests. Wait as many seconds as retryAfter says, then try again.'],
  otherAccount: [
    'other_account',
    409,
    'This page is of another account than the one that you act for now, and nothing was done. Go back to its account, or open the page anew.',
  ],
  internalError: ['internal_error', 500, 'Something went wrong on our side. Try again; if it stays, tell the operator the X-Correlation-Id of this answer.'],
  unavailable: ['unavailable', 503, 'The service cannot reach its database or storage at the moment. Try again after as many seconds as retryAfter says.'],
  busy: ['unavailable', 503, 'Too many documents are being read and drawn right now. Try again after as many seconds as retryAfter says.'],
  storageFull: [
    'storage_full',
    507,
    'There is no room left on the disk of the service, and nothing was stored. Tell the operator to make room, then send it again.',
  ],
});

export const refuse = performErrors.badRequest.at;
