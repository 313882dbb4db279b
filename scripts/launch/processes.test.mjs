import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processes } from './processes.mjs';

/** A child that notes each start, lives as long as the start's number says, and the last number for good. */
function childThat(...livesMs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-processes-'));
  const [file, notes] = [path.join(folder, 'child.mjs'), path.join(folder, 'notes')];
  writeFileSync(notes, '');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(notes)}, '.');
     const life = ${JSON.stringify(livesMs)}[readFileSync(${JSON.stringify(notes)}, 'utf8').length - 1];
     setTimeout(() => process.exit(1), life ?? 60_000);`,
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = [];
  const children = processes({ env: process.env, onFailure: (name) => failed.push(name), settledMs: 1000, firstPauseMs: 50 });
  onTestFinished(async () => {
    await children.stopAll();
    rmSync(folder, { recursive: true });
  });
  children.start('worker', file);
  const starts = () => readFileSync(notes, 'utf8').length;
  return { failed, starts, children };
}

test('a child that falls before it was ever up ends the start', async () => {
  const { failed, starts } = childThat(0);
  await vi.waitFor(() => expect(failed).toEqual(['worker']), { timeout: 10_000 });
  expect(starts()).toBe(1);
});

test('one that was up before is started again, however often it falls at once', async () => {
  const { failed, starts } = childThat(1500, 0, 0, 0);
  await vi.waitFor(() => expect(starts()).toBe(5), { timeout: 15_000 });
  expect(failed).toEqual([]);
});
