import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeWorkFolder, sweepWorkFolders } from '@/lib/engines/convert/work-folder';
import { temporaryFolder } from '@/lib/testing/temporary-folder';

test('what killed processes left is swept; what living ones use, and what is of others, stays', async () => {
  const parent = temporaryFolder();
  const ours = makeWorkFolder(parent);
  const killed = spawn('sleep', ['60']);
  const left = path.join(parent, `paraph-office-${killed.pid}-1-abc`);
  // A process id that has come again: the number lives, but it began at another time.
  const before = path.join(parent, `paraph-office-${process.pid}-1-abc`);
  const foreign = path.join(parent, 'another-folder');
  for (const folder of [left, before, foreign]) mkdirSync(path.join(folder, 'child-x/profile'), { recursive: true });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  sweepWorkFolders(parent);
  expect([ours, left, before, foreign].map((folder) => existsSync(folder))).toEqual([true, false, false, true]);
});

test('what a process of another user left is not swept', () => {
  const left = path.join(temporaryFolder(), `paraph-office-${process.pid}-1-abc`);
  mkdirSync(left);
  const asAnother = vi.spyOn(process, 'getuid').mockReturnValue(statSync(left).uid + 1);
  onTestFinished(() => asAnother.mockRestore());
  sweepWorkFolders(path.dirname(left));
  expect(existsSync(left)).toBe(true);
  asAnother.mockRestore();
  sweepWorkFolders(path.dirname(left));
  expect(existsSync(left)).toBe(false);
});

test('nobody else can list it', () => {
  expect(statSync(makeWorkFolder(temporaryFolder())).mode & 0o066).toBe(0);
});
