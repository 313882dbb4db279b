import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { operatorErrors } from '../errors';
import { retryOne } from '../queues/retry-dead';
import { jobId } from '../schema';

export const retryDeadJob = operation({
  name: 'retryDeadJob',
  summary: 'Put a job back that was given up, with all its tries',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ job_id: jobId }),
  output: z.object({ id: z.string() }),
  errors: [operatorErrors.jobNotFound],
  async run({ job_id }, { scope: { actor } }) {
    if (!(await retryOne(actor, job_id))) throw operatorErrors.jobNotFound();
    return { id: job_id };
  },
});
