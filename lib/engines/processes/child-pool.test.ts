import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChildPool } from '@/lib/engines/processes/child-pool';
import type { SlowJobs } from '@/lib/engines/processes/fixtures/slow-child';

let pool: ChildPool<SlowJobs>;
const make = (options = {}) =>
  new ChildPool<SlowJobs>({
    entry: path.resolve('lib/engines/processes/fixtures/slow-child.ts'),
    args: [],
    size: 2,
    queueLimit: 3,
    // On a machine that is busy with all other tests the start of a child alone takes seconds.
    timeoutMs: 15_000,
    recycleAfter: 500,
    ...options,
  });
const pidOf = async (ms = 0) => (await pool.run('answer', { ms })).pid;

beforeEach(() => {
  pool = make();
});
afterEach(() => pool.close());

test('two jobs run at once, in two children, and no more than two', async () => {
  const pids = await Promise.all([pidOf(200), pidOf(200), pidOf(200), pidOf(200)]);
  expect(new Set(pids).size).toBe(2);
});

test('a job that overruns is killed, and the next is done', async () => {
  pool.close();
  pool = make({ timeoutMs: 3_000 });
  // Which of its two limits it meets first is the machine's doing.
  await expect(pool.run('busy', null)).rejects.toMatchObject({ reason: expect.stringMatching(/^(timeout|busy)$/) });
  expect(await pidOf()).toBeGreaterThan(0);
});

test('a job that crashes twice fails, and the jobs beside it are done', async () => {
  const [crashed, ...others] = await Promise.allSettled([pool.run('crash', null), pidOf(100), pidOf(100)]);
  expect(crashed).toMatchObject({ status: 'rejected', reason: { reason: 'crash' } });
  expect(others.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled']);
});

test('an innocent job whose child was killed is done by another child', async () => {
  const before = await pidOf();
  const pending = pidOf(300);
  process.kill(before, 'SIGKILL');
  expect(await pending).not.toBe(before);
});

test('beyond the queue a job is refused as busy at once', async () => {
  const accepted = Array.from({ length: 5 }, () => pidOf(100));
  await expect(pidOf()).rejects.toMatchObject({ reason: 'busy' });
  await Promise.all(accepted);
});

test('a child that answers with an error lives on', async () => {
  pool.close();
  pool = make({ size: 1 });
  const before = await pidOf();
  await expect(pool.run('fail', null)).rejects.toMatchObject({ reason: 'job', code: 'bad_image' });
  expect(await pidOf()).toBe(before);
});

test('after each answer, an error among them, a child tidies up', async () => {
  pool.close();
  pool = make({ size: 1 });
  await pool.run('answer', { ms: 0 });
  await pool.run('fail', null).catch(() => undefined);
  expect((await pool.run('answer', { ms: 20 })).answered).toBe(2);
});

test('a child is replaced after its share of jobs', async () => {
  pool.close();
  pool = make({ size: 1, recycleAfter: 2 });
  const pids = [await pidOf(), await pidOf(), await pidOf()];
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).not.toBe(pids[1]);
});

test('closing fails what waits and ends the children', async () => {
  const pending = [pidOf(1_000), pidOf(1_000), pidOf(1_000)].map((job) => job.catch((error) => error.reason));
  pool.close();
  expect(await Promise.all(pending)).toEqual(['closed', 'closed', 'closed']);
  await expect(pidOf()).rejects.toMatchObject({ reason: 'closed' });
});

test('a job is given its time of a processor, not of the clock: what waits for one is not ended', async () => {
  pool.close();
  // Far less than the job takes by the clock, and more than it works.
  pool = make({ timeoutMs: 3_000 });
  await pidOf();
  expect((await pool.run('answer', { ms: 4_000 })).pid).toBeGreaterThan(0);
});

test('a job that got no processor is ended as busy: that says nothing about what it works on', async () => {
  pool.close();
  pool = make({ timeoutMs: 2_000 });
  await expect(pool.run('answer', { ms: 60_000 })).rejects.toMatchObject({ reason: 'busy' });
});
