// The PostgreSQL of the tests: the embedded one in a folder of its own, without waiting for the disk.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { systemFolder } from '../launch/data-folder.mjs';
import { root } from '../launch/environment.mjs';
import { canReach, databaseUser } from './database-user.mjs';
import { ensureDatabase } from './ensure-database.mjs';

const NOTHING_TO_LOSE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Answers as `ensureDatabase` does. */
export function ensureTestDatabase() {
  return ensureDatabase({ folder: testFolder(), settings: NOTHING_TO_LOSE });
}

/** Where the tests keep what need not survive: a cache folder, or one of the system where the server's user cannot enter it. */
export function testFolder() {
  if (process.getuid?.() === 0 && !canReach(databaseUser(), root)) return systemFolder(root, 'test-');
  const folder = path.join(root, 'node_modules/.cache/paraph-test');
  mkdirSync(folder, { recursive: true });
  return folder;
}
