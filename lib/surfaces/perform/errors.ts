import { defineErrors } from '@/lib/core/errors';

/** What can go wrong before an operation is reached, or instead of it, whoever asks and from where. */
export const performErrors = defineErrors({
  badRequest: ['bad_request', 400, 'The request is not valid. See details for each problem.'],
  rateLimited: ['rate_limited', 429, 'Too many requests. Wait as many seconds as retryAfter says, then try again.'],
  internalError: ['internal_error', 500, 'Something went wrong on our side. Try again; if it stays, tell the operator the X-Correlation-Id of this answer.'],
});

export const refuse = performErrors.badRequest.at;
