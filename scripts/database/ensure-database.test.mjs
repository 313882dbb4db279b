import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const said = [];
  const database = await ensureDatabase({ folder, settings: { fsync: 'off' }, say: (line) => said.push(line) });
  onTestFinished(() => {
    database.stop();
    rmSync(folder, { recursive: true });
  });
  database.keepUp([50, 100]);
  const postmaster = () => Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  for (const pause of ['0.05', '0.1']) {
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(async () => expect(await answer(database.url)).toEqual([{ one: 1 }]), { timeout: 60_000, interval: 250 });
    expect(postmaster()).not.toBe(killed);
    expect(said.at(-1)).toBe(`The embedded PostgreSQL has ended by itself, and is started again in ${pause} seconds.`);
  }
  database.stop();
  expect(postmaster).toThrow('ENOENT');
});

test('a copy that was made while the server ran is refused, and the server that runs is not taken for its own', { timeout: 90_000 }, async () => {
  const [folder, copy] = ['copied-', 'copy-'].map((name) => mkdtempSync(path.join(testFolder(), name)));
  for (const each of [folder, copy]) chmodSync(each, 0o711);
  const settings = { fsync: 'off' };
  const original = await ensureDatabase({ folder, settings });
  onTestFinished(() => {
    original.stop();
    for (const each of [folder, copy]) rmSync(each, { recursive: true });
  });
  spawnSync('cp', ['-a', `${folder}/.`, copy]);
  await expect(ensureDatabase({ folder: copy, settings })).rejects.toThrow(`${copy}/postgres was copied while its server ran`);
  // Of a snapshot: without the note, it is a server of its own.
  rmSync(path.join(copy, 'postgres/postmaster.pid'));
  const second = await ensureDatabase({ folder: copy, settings });
  expect(second.url).not.toBe(original.url);
  second.stop();
  expect(await answer(original.url)).toEqual([{ one: 1 }]);
});

test('the number of a process that fell, and that another server has by now, is no server of the folder', { timeout: 90_000 }, async () => {
  const [folder, another] = ['fallen-', 'another-'].map((name) => mkdtempSync(path.join(testFolder(), name)));
  for (const each of [folder, another]) chmodSync(each, 0o711);
  const settings = { fsync: 'off' };
  const other = await ensureDatabase({ folder: another, settings });
  const fallen = await ensureDatabase({ folder, settings });
  fallen.stop();
  onTestFinished(() => {
    other.stop();
    for (const each of [folder, another]) rmSync(each, { recursive: true });
  });
  const [, , ...noted] = readFileSync(path.join(another, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const pid = readFileSync(path.join(another, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];
  writeFileSync(path.join(folder, 'postgres/postmaster.pid'), [pid, path.join(folder, 'postgres'), ...noted].join('\n'));
  const again = await ensureDatabase({ folder, settings });
  expect(again.url).not.toBe(other.url);
  expect(await answer(again.url)).toEqual([{ one: 1 }]);
  again.stop();
  expect(await answer(other.url)).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)('a start by a user without a name says what to do', () => {
  const folder = mkdtempSync(path.join(testFolder(), 'nameless-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const nameless = 64_242;
  chownSync(folder, nameless, nameless);
  const start = `import { ensureDatabase } from '${new URL('ensure-database.mjs', import.meta.url)}'; await ensureDatabase({ folder: process.argv[1] });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start, folder], {
    uid: nameless,
    gid: nameless,
    cwd: '/',
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/the user 64242 has no line in \/etc\/passwd.*DATABASE_URL/);
});

test('a command that ends stops the server that it started, and not under whoever uses it by now', { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(path.join(testFolder(), 'shared-'));
  chmodSync(folder, 0o711);
  const settings = { fsync: 'off' };
  const command = await ensureDatabase({ folder, settings });
  onTestFinished(() => {
    command.stop();
    rmSync(folder, { recursive: true });
  });
  const other = await ensureDatabase({ folder, settings }); // connected to nothing of the product yet
  expect([command.started, other.started]).toEqual([true, false]);
  await command.leave();
  expect(await answer(other.url)).toEqual([{ one: 1 }]);
  other.stop();

  const next = await ensureDatabase({ folder, settings });
  const [late] = await Promise.all([ensureDatabase({ folder, settings }), next.leave()]); // comes while the first one stops
  expect(await answer(late.url)).toEqual([{ one: 1 }]);
  await late.leave();
  if (!late.started) late.stop();
  await expect(answer(late.url)).rejects.toThrow('ECONNREFUSED');
});
