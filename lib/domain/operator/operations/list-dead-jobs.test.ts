import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeDeadJobs } from '@/lib/testing/dead-jobs';
import { makeOperator } from '@/lib/testing/operator';
import { listDeadJobs } from './list-dead-jobs';

test('jobs that were given up are listed with why, page by page, and each once', async () => {
  const [{ caller }, { name }] = [await makeOperator(), await makeDeadJobs('a', 'b', 'c')];
  const seen: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await perform(listDeadJobs, { limit: 1, ...(cursor ? { cursor } : {}) }, caller);
    for (const { job, about, error } of page.items) if (job === name) seen.push(`${about}: ${error}`);
    cursor = page.next ?? undefined;
    more = page.next !== null;
  }
  expect(seen.sort()).toEqual(['a: The disk is full.', 'b: The disk is full.', 'c: The disk is full.']);
});
