import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureDatabase } from './ensure-database.mjs';
import { testFolder } from './test-database.mjs';

async function answer(connectionString) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('SELECT 1 AS one');
  await client.end();
  return rows;
}

test('a server that was killed is started again at the same address, and one that was stopped is not', { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(path.join(testFolder(), 'kept-up-'));
  chmodSync(folder, 0o711); // its user must enter
  const database = await ensureDatabase({ folder, settings: { fsync: 'off' } });
  onTestFinished(() => {
    database.stop();
    rmSync(folder, { recursive: true });
  });
  database.keepUp();
  const postmaster = () => Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await answer(database.url)).toEqual([{ one: 1 }]), { timeout: 60_000, interval: 250 });
  expect(postmaster()).not.toBe(killed);
  database.stop();
  expect(postmaster).toThrow('ENOENT');
});
