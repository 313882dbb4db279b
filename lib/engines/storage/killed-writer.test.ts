import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sha256 } from '@/lib/core/ids';
import { bundledChild } from '@/lib/testing/bundled-child';
import { ownFolder } from '@/lib/testing/storage';
import { hashIn } from './blob-keys';

const KILLS = 30;
const MB = 1024 * 1024;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The moments to kill at: some bytes of a draft are written, a new name has appeared, bytes were reported as safe. */
const moments: ((writing: { drafts: () => string[]; blobs: () => string[]; reported: () => number }, kill: number) => boolean)[] = [
  ({ drafts }, kill) => drafts().some((file) => sizeOf(file) > (kill % 5) * 3 * MB),
  ({ blobs }) => blobs().length > 0,
  ({ reported }) => reported() > 0,
];

async function killAt(child: ChildProcess, isThen: () => boolean): Promise<void> {
  while (!isThen()) {
    if (child.exitCode !== null) throw new Error('The writer ended by itself');
    await setImmediate();
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a process that is killed at any moment of storing leaves no wrong bytes under a hash, and loses none that it has reported', async () => {
  const writer = await bundledChild('lib/engines/storage/fixtures/blob-writer.ts');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const folder = ownFolder();
    const reported: string[] = [];
    const stored = (inDrafts: boolean) => filesIn(folder).filter((file) => file.includes('/drafts/') === inDrafts);
    const child = fork(writer, [], { env: { ...process.env, DATA_DIR: folder }, execArgv: [] });
    child.on('message', (hash) => reported.push(String(hash)));
    const writing = { drafts: () => stored(true), blobs: () => stored(false), reported: () => reported.length };
    await killAt(child, () => moments[kill % moments.length]?.(writing, kill) ?? true);
    const blobs = stored(false);
    expect(blobs.filter((file) => sha256(readFileSync(file)) !== hashIn(file))).toEqual([]);
    expect(reported.filter((hash) => !blobs.map(hashIn).includes(hash))).toEqual([]);
    rmSync(folder, { recursive: true });
  }
}, 120_000);
