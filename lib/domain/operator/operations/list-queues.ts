import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { queueDepths } from '@/lib/engines/queue/queue-depths';
import { byOperator } from '../auth';
import { shownQueue } from '../schema';

export const listQueues = operation({
  name: 'listQueues',
  summary: 'How much lies in each queue, and since when the oldest waits',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ queues: z.array(shownQueue) }),
  errors: [],
  run: async () => ({ queues: (await queueDepths()).map(({ oldestAt, ...depth }) => ({ ...depth, oldestAt: oldestAt?.toISOString() ?? null })) }),
});
