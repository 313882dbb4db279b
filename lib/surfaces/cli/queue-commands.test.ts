import { expect, test } from 'vitest';
import { makeDeadJobs } from '@/lib/testing/dead-jobs';
import { queueCommands } from './queue-commands';
import { runCommand } from './run-command';

const admin = (...words: string[]) => runCommand(queueCommands, words);

const listed = async (name: string) => (await admin('queue', 'dead')).out.split('\n').filter((line) => line.includes(name));

test('a job that was given up is listed with why, and put back by its id', async () => {
  const { name, waiting } = await makeDeadJobs('a');
  const [line = '', ...more] = await listed(name);
  expect(more).toEqual([]);
  expect(line).toMatch(/^[0-9a-f-]{36} {2}\S+Z {2}fail-\w+ a: The disk is full\.$/);
  expect(await admin('queue', 'retry', line.slice(0, 36))).toMatchObject({ exitCode: 0 });
  expect(await waiting()).toEqual([{ id: 'a' }]);
  expect(await listed(name)).toEqual([]);
  expect(await admin('queue', 'retry', line.slice(0, 36))).toMatchObject({ exitCode: 1, err: expect.stringContaining('was given up') });
});

test('--all puts all back', async () => {
  const { name, waiting } = await makeDeadJobs('a', 'b');
  expect(await admin('queue', 'retry', '--all')).toMatchObject({ exitCode: 0, out: expect.stringMatching(/jobs were put back/) });
  expect(await waiting()).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await listed(name)).toEqual([]);
});

test('neither an id nor --all is refused', async () => {
  expect(await admin('queue', 'retry')).toMatchObject({ exitCode: 1, err: expect.stringContaining('Give <id>') });
});

test('queue drop takes a job out for good, and asks why', async () => {
  const { name, waiting } = await makeDeadJobs('a');
  const [line = ''] = await listed(name);
  expect(await admin('queue', 'drop', line.slice(0, 36))).toMatchObject({ exitCode: 1, err: expect.stringContaining('--reason') });
  expect(await admin('queue', 'drop', line.slice(0, 36), '--reason', 'The account is gone.')).toMatchObject({ exitCode: 0 });
  expect([await listed(name), await waiting()]).toEqual([[], []]);
});
