import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChildPool } from '@/lib/engines/processes/child-pool';
import type { SlowJobs } from '@/lib/engines/processes/fixtures/slow-child';
import { withinBudget } from '@/lib/engines/processes/processor-budget';

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
  pool = make({ timeoutMs: 5_000 });
  await expect(pool.run('busy', null)).rejects.toMatchObject({ reason: 'timeout' });
  expect(await pidOf()).toBeGreaterThan(0);
});

test('a job that takes more of a processor than it may is ended for it, and the next is done', async () => {
  pool.close();
  pool = make({ processorMs: 300, timeoutMs: 60_000, size: 1 });
  await expect(pool.run('busy', null)).rejects.toMatchObject({ reason: 'timeout' });
  expect(await pidOf()).toBeGreaterThan(0);
});

test('where the processor is what counts, a job that is ended by the clock has met a busy machine', async () => {
  pool.close();
  pool = make({ processorMs: 60_000, timeoutMs: 500 });
  await expect(pidOf(60_000)).rejects.toMatchObject({ reason: 'busy' });
});

test('what a job took until the clock ended it is charged to its budget, and the budget ends what follows, as the job’s own fault', async () => {
  pool.close();
  pool = make({ processorMs: 600_000, timeoutMs: 4_000, size: 1, charges: true });
  const budget = { spentMs: 0, mostMs: 600_000 };
  await pidOf();
  await expect(withinBudget(budget, () => pool.run('busy', null))).rejects.toMatchObject({ reason: 'busy' });
  const { spentMs } = budget;
  expect(spentMs).toBeGreaterThan(0);
  budget.mostMs = spentMs + 100;
  await expect(withinBudget(budget, () => pool.run('busy', null))).rejects.toMatchObject({ reason: 'timeout' });
  expect(budget.spentMs).toBeGreaterThanOrEqual(budget.mostMs);
});

test('a job is charged what it took of a processor, and nothing for the time that it waited', async () => {
  pool.close();
  pool = make({ processorMs: 600_000, timeoutMs: 1_500, size: 1, charges: true });
  const budget = { spentMs: 0, mostMs: 600_000 };
  await expect(withinBudget(budget, () => pidOf(60_000))).rejects.toMatchObject({ reason: 'busy' });
  expect(budget.spentMs).toBeLessThan(1_000);
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

test('what a job needs is loaded when its turn comes, and anew for the child that takes it up after another', async () => {
  pool.close();
  pool = make({ size: 1 });
  const loaded: string[] = [];
  const load = (name: string, ms: number) => async () => {
    loaded.push(name);
    return { ms };
  };
  const first = pool.runLoaded('answer', load('first', 300));
  const second = pool.runLoaded('answer', load('second', 0));
  expect(loaded).toEqual(['first']);
  await first;
  await second;
  expect(loaded).toEqual(['first', 'second']);
  const crashed = pool.runLoaded('crash', async () => {
    loaded.push('crash');
    return null;
  });
  await expect(crashed).rejects.toMatchObject({ reason: 'crash' });
  expect(loaded).toEqual(['first', 'second', 'crash', 'crash']);
});

test('a job whose needs cannot be loaded or sent fails with that error, and its child does the next', async () => {
  pool.close();
  pool = make({ size: 1 });
  const gone = pool.runLoaded('answer', () => Promise.reject(new Error('it is gone')));
  const uncloned = pool.runLoaded('answer', async () => ({ ms: 0, of: () => 0 }));
  const [next] = await Promise.all([pidOf(), expect(gone).rejects.toThrow('it is gone'), expect(uncloned).rejects.toThrow('could not be cloned')]);
  expect(next).toBeGreaterThan(0);
});

test('closing fails what waits and ends the children', async () => {
  const pending = [pidOf(1_000), pidOf(1_000), pidOf(1_000)].map((job) => job.catch((error) => error.reason));
  pool.close();
  expect(await Promise.all(pending)).toEqual(['closed', 'closed', 'closed']);
  await expect(pidOf()).rejects.toMatchObject({ reason: 'closed' });
});
