import { z } from 'zod';

/** What HTTP takes in the header `X-Request-Token`. */
export const requestToken = z.string().max(200).meta({ description: 'The request_token that sendForSignature returned for this request. Never guess it.' });

/** What HTTP takes in the header `Idempotency-Key`. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'Use 1 to 255 printable ASCII characters without spaces, such as a UUID.')
  .meta({ description: 'A UUID of your own for this task. Repeat it when you retry: nothing is made twice, and you get the first answer again.' });

/** The arguments that never reach an operation's input. */
export const headerArguments = ['request_token', 'idempotency_key'] as const;
