import { z } from 'zod';
import type { ErrorCase } from '@/lib/core/errors';

const detail = z
  .object({
    path: z.string().meta({ description: 'Where in the request, such as `signer.email` or `fields[0].page`; empty for the whole.' }),
    code: z.string().meta({ description: 'The finer reason; stable.' }),
    message: z.string().meta({ description: 'What to do about it.' }),
  })
  .meta({ id: 'ErrorDetail' });

/** The shape of every error, over all of the API. */
export const errorBody = z
  .object({
    error: z.string().meta({ description: 'Stable code.' }),
    message: z.string().meta({ description: 'A sentence saying what to do.' }),
    resets_at: z.string().optional().meta({ format: 'date-time', description: 'When a monthly limit resets.' }),
    retryAfter: z.int().min(0).optional().meta({ description: 'Seconds after which a retry can succeed.' }),
    details: z.array(detail).optional().meta({ description: 'Each problem of the request, all of them at once.' }),
  })
  .meta({ id: 'Error' });

/** Problems as they come, for the examples of errors that have details. */
const someDetail: Record<string, z.input<typeof detail>> = {
  bad_request: { path: 'signer.email', code: 'invalid_email', message: 'Give one email address, such as anna@example.com, of at most 254 bytes.' },
};

/** An error as it is answered. */
export const exampleOf = ({ code, sentence }: ErrorCase): z.input<typeof errorBody> => ({
  error: code,
  message: sentence,
  ...(code === 'monthly_limit' ? { resets_at: '2026-12-01T00:00:00.000Z' } : {}),
  ...(code === 'rate_limited' ? { retryAfter: 12 } : {}),
  ...(someDetail[code] ? { details: [someDetail[code]] } : {}),
});
