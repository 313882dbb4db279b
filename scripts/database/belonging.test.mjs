import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { belongingProblem } from './belonging.mjs';
import { testFolder } from './test-database.mjs';

/** As a start finds them: the database of this test file, and a folder with these marks. */
async function places({ database, storage, folder }) {
  const DATA_DIR = mkdtempSync(path.join(testFolder(), 'belonging-'));
  mkdirSync(path.join(DATA_DIR, 'blobs'));
  if (storage) writeFileSync(path.join(DATA_DIR, 'blobs/installation'), `${storage}\n`);
  if (folder) writeFileSync(path.join(DATA_DIR, 'installation.json'), JSON.stringify(folder));
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('DELETE FROM installation');
  if (database) await client.query("INSERT INTO installation (id, created_at, application_key_mac, link_secret_mac) VALUES ($1, now(), '', '')", [database]);
  onTestFinished(async () => {
    await client.query('DELETE FROM installation');
    await client.end();
    rmSync(DATA_DIR, { recursive: true });
  });
  return { DATA_DIR, DATABASE_URL: process.env.DATABASE_URL };
}

test.each([
  ['database and folder of one installation', { database: 'ins_a', storage: 'ins_a', folder: { id: 'ins_a' } }, {}],
  ['a new database', { database: null, storage: 'ins_a', folder: { id: 'ins_a' } }, {}],
  ['a start that was cut off', { database: 'ins_a', storage: null, folder: { id: 'ins_a', joining: true } }, {}],
  ['a second machine with the same bucket', { database: 'ins_a', storage: null, folder: null }, { STORAGE_URL: 's3://key:secret@host/bucket' }],
])('%s may be migrated', async (_, marks, env) => {
  expect(await belongingProblem({ ...(await places(marks)), ...env })).toBeNull();
});

test.each([
  ['the database of another installation', { database: 'ins_b', storage: 'ins_a', folder: { id: 'ins_a' } }, {}],
  ['an empty folder beside a database that has one', { database: 'ins_b', storage: null, folder: null }, {}],
  ['another database beside a bucket', { database: 'ins_b', storage: null, folder: { id: 'ins_a' } }, { STORAGE_URL: 's3://key:secret@host/bucket' }],
])('%s is refused before anything is changed in it, naming both', async (_, marks, env) => {
  const given = { ...(await places(marks)), ...env };
  const problem = await belongingProblem(given);
  expect(problem).toMatch(/^Database and files do not belong together, so nothing was started:/);
  expect(problem).toContain('belongs to the installation ins_b');
  expect(problem).toContain(given.DATA_DIR);
});

test('a database that does not answer is for others to tell of', async () => {
  expect(await belongingProblem({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', DATA_DIR: '/nowhere' })).toBeNull();
});
