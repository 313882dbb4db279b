import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChildPool } from '@/lib/engines/processes/child-pool';
import type { SlowJobs } from '@/lib/engines/processes/fixtures/slow-child';
import { withinBudget } from '@/lib/engines/processes/processor-budget';
import { workFor } from '@/lib/engines/processes/work-owner';

let pool: ChildPool<SlowJobs>;
const make = (options = {}) =>
  new ChildPool<SlowJobs>({
    entry: path.resolve('lib/engines/processes/fixtures/slow-child.ts'),
    args: [],
    size: 2,
    queueLimit: 6,
    // On a machine that is busy with all other tests the start of a child alone takes seconds.
    timeoutMs: 15_000,
    recycleAfter: 500,
    ...options,
  });
const childOf = async (ms = 0) => (await pool.run('answer', { ms })).child;

beforeEach(() => {
  pool = make();
});
afterEach(() => pool.close());

test('two jobs run at once, in two children, and no more than two', async () => {
  const children = await Promise.all([childOf(200), childOf(200), childOf(200), childOf(200)]);
  expect(new Set(children).size).toBe(2);
});

test('a job that overruns is killed, and the next is done', async () => {
  pool.close();
  pool = make({ timeoutMs: 5_000 });
  await expect(pool.run('busy', null)).rejects.toMatchObject({ reason: 'timeout' });
  expect(await childOf()).toMatch(/-/);
});

test('a job that takes more of a processor than it may is ended for it, and the next is done', async () => {
  pool.close();
  pool = make({ processorMs: 300, timeoutMs: 60_000, size: 1 });
  await expect(pool.run('busy', null)).rejects.toMatchObject({ reason: 'timeout' });
  expect(await childOf()).toMatch(/-/);
});

test('where the processor is what counts, a job that is ended by the clock has met a busy machine', async () => {
  pool.close();
  pool = make({ processorMs: 60_000, timeoutMs: 500 });
  await expect(childOf(60_000)).rejects.toMatchObject({ reason: 'busy' });
});

test('what a job took until the clock ended it is charged to its budget, and the budget ends what follows, as the job’s own fault', async () => {
  pool.close();
  pool = make({ processorMs: 600_000, timeoutMs: 4_000, size: 1, charges: true });
  const budget = { spentMs: 0, mostMs: 600_000 };
  await childOf();
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
  await expect(withinBudget(budget, () => childOf(60_000))).rejects.toMatchObject({ reason: 'busy' });
  expect(budget.spentMs).toBeLessThan(1_000);
});

test('a job that crashes twice fails, and the jobs beside it are done', async () => {
  const [crashed, ...others] = await Promise.allSettled([pool.run('crash', null), childOf(100), childOf(100)]);
  expect(crashed).toMatchObject({ status: 'rejected', reason: { reason: 'crash' } });
  expect(others.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled']);
});

test('an innocent job whose child was killed is done by another child', async () => {
  const before = await childOf();
  const pending = childOf(300);
  process.kill(Number(pool.pids[0]), 'SIGKILL');
  expect(await pending).not.toBe(before);
});

test('a job whose children were killed from outside each time is told to try again, not that it is at fault', async () => {
  await childOf();
  const pending = childOf(20_000).catch((error) => error);
  for (let death = 0; death < 2; death += 1) {
    const [pid = 0] = pool.pids;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => pool.pids.includes(pid)).toBe(false);
  }
  expect(await pending).toMatchObject({ reason: 'busy' });
});

test('beyond the queue a job is refused as busy at once', async () => {
  await childOf();
  const accepted = Array.from({ length: 5 }, () => childOf(100));
  await expect(childOf()).rejects.toMatchObject({ reason: 'busy' });
  await Promise.all(accepted);
});

test('a child that answers with an error lives on', async () => {
  pool.close();
  pool = make({ size: 1 });
  const before = await childOf();
  await expect(pool.run('fail', null)).rejects.toMatchObject({ reason: 'job', code: 'bad_image' });
  expect(await childOf()).toBe(before);
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
  const children = [await childOf(), await childOf(), await childOf()];
  expect(children[0]).toBe(children[1]);
  expect(children[2]).not.toBe(children[1]);
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
  const [next] = await Promise.all([childOf(), expect(gone).rejects.toThrow('it is gone'), expect(uncloned).rejects.toThrow('could not be cloned')]);
  expect(next).toMatch(/-/);
});

const asOwner = (name: string, work: () => Promise<string>, signal?: AbortSignal) => workFor({ keys: [name], signal }, work);

test('a job of one who has none waits for no more than what runs, however many of another wait', async () => {
  pool.close();
  pool = make({ size: 1, queueLimit: 60 });
  const done: string[] = [];
  const many = Array.from({ length: 24 }, (_, index) => asOwner('many', () => childOf(20).finally(() => done.push(`many ${index}`))));
  await childOf();
  await asOwner('few', () => childOf().finally(() => done.push('few')));
  expect(done.indexOf('few')).toBeLessThan(4);
  await Promise.all(many);
});

test('of jobs of new owners that all take long the last gives its child up for others once, and comes to its end', async () => {
  pool.close();
  pool = make({ heavyMs: 600, timeoutMs: 60_000 });
  await Promise.all([childOf(300), childOf(300)]);
  const ended: string[] = [];
  const run = (name: string, ms: number) =>
    workFor({ keys: [name] }, () => childOf(ms)).then(() => {
      ended.push(name);
    });
  const long = [run('new', 4_000), run('as new', 4_000)];
  await new Promise((resolve) => setTimeout(resolve, 50));
  await run('small', 10);
  expect(ended).toEqual(['small']);
  await Promise.all(long);
  expect(ended).toEqual(['small', 'new', 'as new']);
});

test('where nobody else waits, all children keep their long jobs', async () => {
  pool.close();
  pool = make({ heavyMs: 200, timeoutMs: 60_000 });
  const [first, second] = await Promise.all(['a', 'b'].map((name) => workFor({ keys: [name] }, () => childOf(1_500))));
  expect(first).not.toBe(second);
});

test('one owner’s jobs that are too many are refused, and another’s are taken', async () => {
  pool.close();
  pool = make({ size: 1, queueLimit: 8 });
  const many = await Promise.allSettled([...Array.from({ length: 10 }, () => asOwner('many', () => childOf(50))), asOwner('few', () => childOf())]);
  expect(many.filter(({ status }) => status === 'rejected').length).toBe(5);
  expect(many.at(-1)?.status).toBe('fulfilled');
});

test('what waits for one who has left is not done, and what has run too long for one is ended', async () => {
  pool.close();
  pool = make({ size: 1 });
  const leaving = new AbortController();
  const running = asOwner('a', () => childOf(60_000), leaving.signal);
  const waiting = asOwner('a', () => childOf(60_000), leaving.signal);
  leaving.abort();
  await Promise.all([running, waiting].map((each) => expect(each).rejects.toMatchObject({ reason: 'left' })));
  await expect(asOwner('a', () => childOf(), leaving.signal)).rejects.toMatchObject({ reason: 'left' });
  expect(await childOf()).toMatch(/-/);
});

test('closing fails what waits and ends the children', async () => {
  const pending = [childOf(1_000), childOf(1_000), childOf(1_000)].map((job) => job.catch((error) => error.reason));
  pool.close();
  expect(await Promise.all(pending)).toEqual(['closed', 'closed', 'closed']);
  await expect(childOf()).rejects.toMatchObject({ reason: 'closed' });
});
