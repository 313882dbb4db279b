import { z } from 'zod';
import { requestStatus } from '@/lib/domain/signatures/schema';
import type { Reading } from '../reading';

/** Signature request API, Limits: status polling. */
const pollSeconds = 60;

const open = new Set(['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending']);

/** Tells with an open status how long to wait before asking again. */
export const statusReading: Reading = {
  output: requestStatus.extend({
    retry_after_seconds: z.int().optional().meta({ description: 'Do not ask again before. Missing once the request has ended.' }),
  }),
  async answer({ given, run }) {
    const status = (await run(given)) as z.output<typeof requestStatus>;
    return {
      say: `The request is ${(status.ended?.how ?? status.status).replaceAll('_', ' ')}. ${status.next_step}`,
      data: { ...status, ...(open.has(status.status) ? { retry_after_seconds: pollSeconds } : {}) },
    };
  },
};
