import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import type { Job } from './job';
import { layQueues } from './lay-queues';
import { checkQueue, closeQueue, enqueue, queue } from './queue';
import { startWork } from './work';

afterEach(async () => {
  setClock(null);
  await closeQueue();
});

/** A job that notes what it is given; its queue is there, and nobody works on it yet. */
async function noting(changes: Partial<Job> = {}) {
  const taken: string[] = [];
  const run: Job['run'] = async ({ id }) => void taken.push(id);
  const job: Job = { name: `note-${randomHex(4)}`, run, retry: { limit: 3, delaySeconds: 1 }, timeLimitSeconds: 60, ...changes };
  await layQueues(await queue('worker'), [job]);
  const put = (owner: string, ids: readonly string[], options: { startAfterSeconds?: number } = {}) =>
    transaction(async (tx) => {
      for (const id of ids) await enqueue(tx, job.name, { id, owner, ...options });
    });
  const takenAll = (count: number) => vi.waitFor(() => expect(taken.length).toBeGreaterThanOrEqual(count), { timeout: 15_000, interval: 20 });
  return { job, taken, put, takenAll };
}

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`);

test('one job of an owner is among the first, however many another owner has put before it', async () => {
  setClock(() => new Date(Date.UTC(2030, 0, 1)));
  const { job, taken, put, takenAll } = await noting({ concurrency: 1 });
  await put('many', numbered('a', 300));
  await put('few', ['b']);
  await startWork([job]);
  await takenAll(10);
  expect(taken.slice(0, 2)).toContain('b');
  expect(taken.filter((id) => id !== 'b')).toEqual(numbered('a', taken.length - 1));
});

test('a backlog is worked off without a pause between two jobs', async () => {
  const { job, taken, put } = await noting({ concurrency: 1 });
  await put('one', numbered('a', 60));
  await startWork([job]);
  // With the pause of a look a second it takes a minute.
  await vi.waitFor(() => expect(taken).toHaveLength(60), { timeout: 15_000 });
});

/** Counts how many run at once. */
function counting() {
  const count = { running: 0, most: 0, done: 0 };
  const run = async () => {
    count.running += 1;
    count.most = Math.max(count.most, count.running);
    await sleep(30);
    count.running -= 1;
    count.done += 1;
  };
  return { count, run };
}

test('as many run at once as the job allows, and no more', async () => {
  const { count, run } = counting();
  const { job, put } = await noting({ concurrency: 3, run });
  await put('one', numbered('a', 24));
  await startWork([job]);
  await vi.waitFor(() => expect(count.done).toBe(24), { timeout: 15_000 });
  expect(count.most).toBe(3);
});

test('of one owner no more run at once than the job allows, and those of another pass them', async () => {
  const { count, run } = counting();
  const ended: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { job, put } = await noting({
    concurrency: 4,
    concurrencyOfOwner: 2,
    run: ({ id }) => (id.startsWith('a') ? held.then(run) : run()).then(() => ended.push(id)),
  });
  await put('many', numbered('a', 12));
  await startWork([job]);
  await sleep(500);
  await put('few', ['b', 'c']);
  await vi.waitFor(() => expect(ended.toSorted()).toEqual(['b', 'c']), { timeout: 15_000 });
  letGo();
  await vi.waitFor(() => expect(ended).toHaveLength(14), { timeout: 15_000 });
  expect(count.most).toBe(2);
});

test('jobs whose time comes later are also run as many at once, though nothing announces them', async () => {
  const { count, run } = counting();
  const { job, put } = await noting({ concurrency: 3, run });
  await startWork([job]);
  await put('one', numbered('a', 24), { startAfterSeconds: 1 });
  await vi.waitFor(() => expect(count.done).toBe(24), { timeout: 15_000 });
  expect(count.most).toBe(3);
});

test('a job with a head start is left alone until then', async () => {
  const { job, put } = await noting();
  await put('one', ['later'], { startAfterSeconds: 7 });
  await put('one', ['now']);
  const rows = await db().$queryRaw<object[]>`
    SELECT data->>'id' AS id, round(extract(epoch FROM start_after - created_on))::int AS seconds FROM pgboss.job WHERE name = ${job.name} ORDER BY 1`;
  expect(rows).toEqual([
    { id: 'later', seconds: 7 },
    { id: 'now', seconds: 0 },
  ]);
});

test('a job that fails is tried again, and goes to the dead ones after the last try', async () => {
  let tries = 0;
  const fails = async () => {
    tries += 1;
    throw new Error('no');
  };
  const { job, put } = await noting({ run: fails, retry: { limit: 1, delaySeconds: 1 } });
  await put('one', ['a']);
  await startWork([job]);
  const dead = () => db().$queryRaw<{ data: { id: string } }[]>`SELECT data FROM pgboss.job WHERE name = 'dead' AND source_name = ${job.name}`;
  await vi.waitFor(async () => expect(await dead()).toEqual([{ data: { id: 'a' } }]), { timeout: 15_000 });
  expect(tries).toBe(2);
});

test('a periodic job waits or runs once at a time, whatever asks for it', async () => {
  const { job, put } = await noting({ schedule: '0 0 1 1 *' });
  await put('clock', ['all', 'all', 'all']);
  const rows = await db().$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = ${job.name}`;
  expect(rows).toHaveLength(1);
});

test('the clock forgets a job that is in the list no more', async () => {
  const { job } = await noting({ schedule: '0 0 1 1 *' });
  const scheduled = async () => (await (await queue('worker')).getSchedules()).map(({ name }) => name);
  expect(await scheduled()).toContain(job.name);
  await layQueues(await queue('worker'), []);
  expect(await scheduled()).not.toContain(job.name);
});

test('nothing is put where the transaction fails', async () => {
  const { job } = await noting();
  const failing = transaction(async (tx) => {
    await enqueue(tx, job.name, { id: 'a', owner: 'one' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await db().$queryRaw`SELECT 1 FROM pgboss.job WHERE name = ${job.name}`).toEqual([]);
});

test('a job that no list knows is refused', async () => {
  await noting();
  await expect(transaction((tx) => enqueue(tx, 'unheard-of', { id: 'a', owner: 'one' }))).rejects.toThrow('does not exist');
});

test('the queue is not ready until a worker has laid out the queues', async () => {
  const boss = await queue('worker');
  for (const table of ['job', 'queue']) await db().$executeRawUnsafe(`UPDATE pgboss.${table} SET dead_letter = NULL`);
  await boss.deleteQueue('dead');
  await expect(checkQueue()).rejects.toThrow('laid out');
  await layQueues(boss, []);
  await expect(checkQueue()).resolves.toBeUndefined();
});
