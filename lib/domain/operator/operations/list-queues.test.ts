import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeDeadJobs } from '@/lib/testing/dead-jobs';
import { makeOperator } from '@/lib/testing/operator';
import { listQueues } from './list-queues';

test('each queue is told with what waits, since when, and how many were given up', async () => {
  const [{ caller }, { name }] = [await makeOperator(), await makeDeadJobs('a', 'b')];
  const { queues } = await perform(listQueues, {}, caller);
  expect(queues.find((queue) => queue.name === name)).toEqual({ name, waiting: 0, delayed: 0, active: 0, dead: 2, oldestAt: null });
});
