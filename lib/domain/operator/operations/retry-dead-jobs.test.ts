import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeDeadJobs } from '@/lib/testing/dead-jobs';
import { makeOperator } from '@/lib/testing/operator';
import { listOperatorActs } from './list-operator-acts';
import { retryDeadJobs } from './retry-dead-jobs';

test('all that were given up are on their queues again, and the log says how many', async () => {
  const [{ caller }, { dead, waiting }] = [await makeOperator(), await makeDeadJobs('a', 'b')];
  const { count } = await perform(retryDeadJobs, {}, caller);
  expect(count).toBeGreaterThanOrEqual(2);
  expect([await dead(), await waiting()]).toEqual([[], [{ id: 'a' }, { id: 'b' }]]);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({ kind: 'jobs.retried', details: { count } });
  await perform(retryDeadJobs, {}, caller);
  expect((await perform(listOperatorActs, {}, caller)).items[1]?.kind).not.toBe('jobs.retried');
});
