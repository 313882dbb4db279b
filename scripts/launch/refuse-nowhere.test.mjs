import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../database/test-database.mjs';
import { root } from './environment.mjs';
import { refuseNowhere } from './refuse-nowhere.mjs';

const folder = () => {
  const made = mkdtempSync(path.join(testFolder(), 'nowhere-'));
  chmodSync(made, 0o711); // the database's user must enter
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

test('a command by a wrong DATA_DIR makes no installation there, and says where it looked', () => {
  const DATA_DIR = path.join(folder(), 'mistyped');
  const { DATABASE_URL: _, ...env } = process.env;
  const words = [path.join(root, 'scripts/admin.mjs'), 'key', 'create', '--email', 'anna@example.com'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env: { ...env, DATA_DIR }, encoding: 'utf8', timeout: 30_000 });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `There is no data of Paraph in ${DATA_DIR}. Is DATA_DIR the folder that \`npm start\` was given? A new one is made by its first start.\n`,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('what needs no installation, what has one, and what brings a database of its own goes on', () => {
  const DATA_DIR = folder();
  for (const words of [[], ['--help'], ['config', 'check'], ['key', 'create', '--help']]) refuseNowhere(words, { DATA_DIR });
  refuseNowhere(['team', 'list'], { DATA_DIR, DATABASE_URL: 'postgresql://anna@db.example.com/paraph' });
  expect(() => refuseNowhere(['team', 'list'], { DATA_DIR })).toThrow('There is no data of Paraph');
  mkdirSync(path.join(DATA_DIR, 'postgres'));
  writeFileSync(path.join(DATA_DIR, 'postgres/PG_VERSION'), '18\n');
  refuseNowhere(['team', 'list'], { DATA_DIR });
});
