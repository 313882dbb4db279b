import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { operatorErrors } from '../errors';
import { dropOne } from '../queues/retry-dead';
import { jobId, reason } from '../schema';

export const dropDeadJob = operation({
  name: 'dropDeadJob',
  summary: 'Give a job up for good: what it was to do is never done',
  effect: 'destructive',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ job_id: jobId, reason }),
  output: z.object({ id: z.string() }),
  errors: [operatorErrors.jobNotFound],
  async run({ job_id, reason: why }, { scope: { actor } }) {
    if (!(await dropOne(actor, job_id, why))) throw operatorErrors.jobNotFound();
    return { id: job_id };
  },
});
