import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeDeadJobs } from '@/lib/testing/dead-jobs';
import { makeOperator } from '@/lib/testing/operator';
import { listOperatorActs } from './list-operator-acts';
import { retryDeadJob } from './retry-dead-job';

test('the job is on its queue again, once, and the log says who put it there', async () => {
  const [{ caller, name: by }, { name, dead, waiting }] = [await makeOperator('Ada Admin'), await makeDeadJobs('a', 'b')];
  const [first] = await dead();
  await perform(retryDeadJob, { job_id: first?.id }, caller);
  expect(await waiting()).toEqual([{ id: 'a' }]);
  expect(await dead()).toMatchObject([{ about: 'b' }]);
  const { items } = await perform(listOperatorActs, {}, caller);
  expect(items[0]).toMatchObject({ kind: 'job.retried', by, target: 'a', details: { job: name } });
  await expect(perform(retryDeadJob, { job_id: first?.id }, caller)).rejects.toMatchObject({ code: 'job_not_found', status: 409 });
  expect(await waiting()).toEqual([{ id: 'a' }]);
});
