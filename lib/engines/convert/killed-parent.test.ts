import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { atWork, lives, ticksOf } from '@/lib/engines/convert/testing/processes-of';
import { sweepWorkFolders } from '@/lib/engines/convert/work-folder';
import { bundledChild } from '@/lib/testing/bundled-child';

vi.setConfig({ testTimeout: 60_000 });

test.each(['idle', 'busy'])('when the process that converts is killed its %s children end, and the next start removes their folders', async (state) => {
  const folder = '/tmp';
  const parent = spawn(process.execPath, [await bundledChild('lib/engines/convert/fixtures/killed-parent.ts'), state], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout, 'data');
  const children: number[] = JSON.parse(String(line)).map(atWork);
  const folders = () => readdirSync(folder).filter((name) => name.startsWith(`paraph-office-${parent.pid}-`));
  expect(children).toHaveLength(1);
  expect(folders()).toHaveLength(1);
  const worked = children.map(ticksOf);
  if (state === 'busy') await vi.waitFor(() => expect(children.every((pid, index) => ticksOf(pid) > (worked[index] ?? 0) + 100)).toBe(true), 30_000);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await vi.waitFor(() => expect(children.filter(lives)).toEqual([]), 30_000);
  sweepWorkFolders(folder);
  expect(folders()).toEqual([]);
});
