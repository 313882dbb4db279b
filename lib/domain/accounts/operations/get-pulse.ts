import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { newestEventOf } from '../../events/store';
import { byPerson } from '../auth';
import { newestCallOf } from '../calls/store';

export const getPulse = operation({
  name: 'getPulse',
  http: 'GET /dashboard/data/pulse',
  summary: 'Whether anything has happened in the account since: pages that are open ask every other second, and read anew when the answer changes',
  effect: 'read',
  success: 200,
  auth: byPerson('requests.read'),
  body: 'none',
  input: z.strictObject({ of: z.enum(['events', 'calls']).default('events').meta({ description: 'Of what: what happened, or what keys called.' }) }),
  output: z.object({
    newest: z.string().nullable(),
    /** Whose it is: a page of another account leaves it be. */
    account: z.string(),
  }),
  errors: [],
  run: async ({ of }, { scope: { accountId } }) => ({
    newest: await (of === 'calls' ? newestCallOf(accountId) : newestEventOf(accountId)),
    account: accountId,
  }),
});
