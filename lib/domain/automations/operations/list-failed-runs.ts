import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { byPerson } from '../../accounts/auth';
import { listFailed } from '../failures/store';

const shown = 5;
/** What else failed is counted up to here. */
const counted = 100;
/** What failed before then, and nobody has minded since, needs nobody any more. */
const mindedDays = 7;

export const listFailedRuns = operation({
  name: 'listFailedRuns',
  summary: 'The account’s runs that failed in the last week and were not run again since, newest first',
  effect: 'read',
  success: 200,
  auth: byPerson('workflows.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({
    runs: z.array(
      z.object({
        ...{ id: z.string(), workflowId: z.string(), workflow: z.string(), failedAt: z.string() },
        problem: z.string().nullable(),
        /** What pages say of it in the words of their reader. */
        code: z.string().nullable(),
      }),
    ),
    /** How many failed beside these. */
    more: z.int(),
    mayRetry: z.boolean(),
  }),
  errors: [],
  async run(_input, { scope }) {
    const rows = await listFailed(scope, daysAfter(now(), -mindedDays), counted);
    const runs = rows.slice(0, shown).map(({ failedAt, ...run }) => ({ ...run, failedAt: failedAt.toISOString() }));
    return { runs, more: rows.length - runs.length, mayRetry: may(scope, 'workflows.run') };
  },
});
