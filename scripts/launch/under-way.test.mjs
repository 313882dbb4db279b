import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testFolder } from '../database/test-database.mjs';
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

test.runIf(process.getuid?.() === 0)('whoever may not write in a checkout leaves no note, and is not kept from starting', () => {
  const checkout = mkdtempSync(path.join(testFolder(), 'of-another-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  mkdirSync(path.join(checkout, 'scripts/launch'), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'under-way.mjs'), path.join(checkout, 'scripts/launch/under-way.mjs'));
  mkdirSync(path.join(checkout, '.running'));
  writeFileSync(path.join(checkout, '.running/start-999999999'), 'of nobody');
  const program = `process.setuid(65534);
    const { note, others } = await import(${JSON.stringify(path.join(checkout, 'scripts/launch/under-way.mjs'))});
    note('start')();
    console.log(JSON.stringify(others('start')));`;
  spawnSync('chmod', ['-R', 'a+rX', checkout]);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual(['[]', '']);
  expect(readdirSync(path.join(checkout, '.running'))).toEqual(['start-999999999']);
});
