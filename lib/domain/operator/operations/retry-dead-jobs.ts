import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { retryAll } from '../queues/retry-dead';

export const retryDeadJobs = operation({
  name: 'retryDeadJobs',
  summary: 'Put every job back that was given up',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({}),
  output: z.object({ count: z.number() }),
  errors: [],
  run: async (_input, { scope: { actor } }) => ({ count: await retryAll(actor) }),
});
