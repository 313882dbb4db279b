import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeDeadJobs } from '@/lib/testing/dead-jobs';
import { makeOperator } from '@/lib/testing/operator';
import { dropDeadJob } from './drop-dead-job';
import { listOperatorActs } from './list-operator-acts';

test('the job is gone for good, and the log says why', async () => {
  const [{ caller }, { dead, waiting }] = [await makeOperator(), await makeDeadJobs('a')];
  const job_id = (await dead())[0]?.id;
  await expect(perform(dropDeadJob, { job_id, reason: ' ' }, caller)).rejects.toMatchObject({ status: 400 });
  expect(await dead()).toHaveLength(1);
  await perform(dropDeadJob, { job_id, reason: 'Its account is gone.' }, caller);
  expect([await dead(), await waiting()]).toEqual([[], []]);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({ kind: 'job.dropped', target: 'a', reason: 'Its account is gone.' });
});
