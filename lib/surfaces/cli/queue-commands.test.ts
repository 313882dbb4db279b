import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import type { Job } from '@/lib/engines/queue/job';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { queue } from '@/lib/engines/queue/queue';
import { queueCommands } from './queue-commands';
import { runCommand } from './run-command';

const admin = (...words: string[]) => runCommand(queueCommands, words);

/** Jobs of a queue of their own that have failed to the last. */
async function dead(...ids: string[]) {
  const job: Job = { name: `fail-${randomHex(4)}`, run: async () => undefined, retry: { limit: 0, delaySeconds: 1 }, timeLimitSeconds: 60 };
  const boss = await queue();
  await layQueues(boss, [job]);
  for (const id of ids) {
    const jobId = (await boss.send(job.name, { id })) ?? '';
    await boss.fetch(job.name);
    await boss.fail(job.name, jobId, new Error('The disk is full.\nsecond line'));
  }
  const waiting = () => db().$queryRaw`SELECT data->>'id' AS id FROM pgboss.job WHERE name = ${job.name} AND state < 'completed' ORDER BY 1`;
  return { name: job.name, waiting };
}

const listed = async (name: string) => (await admin('queue', 'dead')).out.split('\n').filter((line) => line.includes(name));

test('a job that was given up is listed with why, and put back by its id', async () => {
  const { name, waiting } = await dead('a');
  const [line = '', ...more] = await listed(name);
  expect(more).toEqual([]);
  expect(line).toMatch(/^[0-9a-f-]{36} {2}\S+Z {2}fail-\w+ a: The disk is full\.$/);
  expect(await admin('queue', 'retry', line.slice(0, 36))).toMatchObject({ exitCode: 0 });
  expect(await waiting()).toEqual([{ id: 'a' }]);
  expect(await listed(name)).toEqual([]);
  expect(await admin('queue', 'retry', line.slice(0, 36))).toMatchObject({ exitCode: 1, err: expect.stringContaining('was given up') });
});

test('--all puts all back', async () => {
  const { name, waiting } = await dead('a', 'b');
  expect(await admin('queue', 'retry', '--all')).toMatchObject({ exitCode: 0, out: expect.stringMatching(/jobs were put back/) });
  expect(await waiting()).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await listed(name)).toEqual([]);
});

test('neither an id nor --all is refused', async () => {
  expect(await admin('queue', 'retry')).toMatchObject({ exitCode: 1, err: expect.stringContaining('Give <id>') });
});
