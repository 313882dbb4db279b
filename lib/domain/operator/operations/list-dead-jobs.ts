import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { listDeadJobs as listDead } from '@/lib/engines/queue/dead-jobs';
import { byOperator } from '../auth';
import { jobId, shownDeadJob } from '../schema';

export const listDeadJobs = operation({
  name: 'listDeadJobs',
  summary: 'Jobs that were given up after their last try, with why, the newest first',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), jobId) }),
  output: pageOf(shownDeadJob),
  errors: [],
  async run({ limit, cursor }) {
    const [diedAt, id] = cursor ?? [];
    const rows = await listDead(limit + 1, diedAt && id ? { diedAt, id } : undefined);
    return toPage(
      rows.map((row) => ({ ...row, diedAt: row.diedAt.toISOString() })),
      limit,
      (row) => [row.diedAt, row.id],
    );
  },
});
