import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processes } from './processes.mjs';
import { inWords, PAUSES_MS, pauseAfter } from './restart-pauses.mjs';
import { asMyself } from './service.mjs';

/** A child that notes each start and lives as long as the start's number says, the last one for good; `ready` is said by those that were up. */
function childThat({ livesMs, ready = false }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-processes-'));
  const [file, notes] = [path.join(folder, 'child.mjs'), path.join(folder, 'notes')];
  writeFileSync(notes, '');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(notes)}, '.');
     if (${ready}) process.send('ready');
     const life = ${JSON.stringify(livesMs)}[readFileSync(${JSON.stringify(notes)}, 'utf8').length - 1];
     setTimeout(() => process.exit(1), life ?? 60_000);`,
  );
  const said = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
  const failed = [];
  const children = processes({ service: asMyself(process.env), onFailure: (name) => failed.push(name), settledMs: 1000, pausesMs: [0, 50] });
  onTestFinished(async () => {
    await children.stopAll();
    rmSync(folder, { recursive: true });
  });
  children.start('worker', file);
  const starts = () => readFileSync(notes, 'utf8').length;
  return { failed, starts, said };
}

test('a child that falls before it was ever ready ends the start', async () => {
  const { failed, starts } = childThat({ livesMs: [0] });
  await vi.waitFor(() => expect(failed).toEqual(['worker']), { timeout: 10_000 });
  expect(starts()).toBe(1);
});

test('one that was up before is started again, however often it falls at once', async () => {
  const { failed, starts } = childThat({ livesMs: [1500, 0, 0, 0] });
  await vi.waitFor(() => expect(starts()).toBe(5), { timeout: 15_000 });
  expect(failed).toEqual([]);
});

test('one that has said that it is ready is started again, however soon it falls, and each time it is said when', async () => {
  const { failed, starts, said } = childThat({ livesMs: [200, 200, 200], ready: true });
  await vi.waitFor(() => expect(starts()).toBe(4), { timeout: 15_000 });
  expect(failed).toEqual([]);
  expect(said.slice(0, 2)).toEqual([
    'The worker process ended by itself (1), and is started again at once.',
    'The worker process ended by itself (1), and is started again in 0.05 seconds.',
  ]);
});

test.each([
  [0, 0, 'at once'],
  [1, 1000, 'in a second'],
  [2, 2000, 'in 2 seconds'],
  [5, 16_000, 'in 16 seconds'],
  [6, 30_000, 'in 30 seconds'],
  [600, 30_000, 'in 30 seconds'],
])('what fell %i times before waits %i ms', (falls, ms, words) => {
  expect([pauseAfter(falls), inWords(pauseAfter(falls))]).toEqual([ms, words]);
  expect(PAUSES_MS.toSorted((a, b) => a - b)).toEqual(PAUSES_MS);
});

test('one that was up before is started again where the time of day was set back meanwhile', async () => {
  onTestFinished(() => vi.useRealTimers());
  const { failed, starts } = childThat({ livesMs: [1500] });
  vi.setSystemTime(Date.now() - 600_000);
  await vi.waitFor(() => expect(starts()).toBe(2), { timeout: 10_000 });
  expect(failed).toEqual([]);
});
