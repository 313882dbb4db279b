import { defineErrors } from '@/lib/core/errors';

export const accountErrors = defineErrors({
  unauthorized: ['unauthorized', 401, 'The API key is not valid, was revoked or has expired. Make a new one at /keys, or leave the Authorization header out.'],
  monthlyLimit: ['monthly_limit', 429, 'This month’s documents are used up. Wait until the month resets, or ask the operator for a higher limit.'],
});
