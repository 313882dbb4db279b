import { defineErrors } from '@/lib/core/errors';

/** What can go wrong before an operation is reached, or instead of it. */
export const httpErrors = defineErrors({
  badRequest: ['bad_request', 400, 'The request is not valid. See details for each problem.'],
  unknownPath: ['not_found', 404, 'There is nothing at this address. The interface description lists every path.'],
  methodNotAllowed: ['method_not_allowed', 405, 'This address does not take this method. The Allow header lists those that it takes.'],
  rateLimited: ['rate_limited', 429, 'Too many requests. Wait as many seconds as retryAfter says, then try again.'],
  internalError: ['internal_error', 500, 'Something went wrong on our side. Try again; if it stays, tell the operator the X-Correlation-Id of this answer.'],
});

export const refuse = httpErrors.badRequest.at;
