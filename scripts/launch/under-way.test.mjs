import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { note, others, whenNobody } from './under-way.mjs';

/** A process that lives on, as an npm does whose start was killed. */
function living() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('who starts waits for what a start that was killed has left at work, and says for whom', async () => {
  const child = living();
  note('test-making', child.pid);
  expect(others('test-making')).toContain(child.pid);
  const said = [];
  let isOver = false;
  const over = whenNobody('test-making', (line) => said.push(line)).then(() => (isOver = true));
  await vi.waitFor(() => expect(said[0]).toContain(String(child.pid)));
  expect(isOver).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await over;
  expect(others('test-making')).not.toContain(child.pid);
});

test('a note is of one kind, and goes with whoever it is of', () => {
  const child = living();
  const done = note('test-only', child.pid);
  expect([others('test-only'), others('test')]).toEqual([[child.pid], []]);
  done();
  expect(others('test-only')).toEqual([]);
});
