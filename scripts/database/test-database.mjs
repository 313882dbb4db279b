// The PostgreSQL of the tests: the embedded one in a folder of its own, without waiting for the disk.

import { createHash } from 'node:crypto';
import { mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { systemFolder } from '../launch/data-folder.mjs';
import { root } from '../launch/environment.mjs';
import { canReach, databaseUser } from './database-user.mjs';
import { ensureDatabase } from './ensure-database.mjs';

const NOTHING_TO_LOSE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Answers as `ensureDatabase` does. What grows large, as a benchmark does, has it on disk. */
export function ensureTestDatabase() {
  return ensureDatabase({ folder: testFolder(), settings: NOTHING_TO_LOSE });
}

/**
 * The same, in memory where the system has a place for that. A database for each test file is 690 files that come and go: ext4
 * passes over the numbers of files that were removed lately, one by one, and takes 0.8 s for what memory does in less than a tenth.
 */
export function ensureSmallTestDatabase() {
  const folder = folderInMemory();
  if (!folder) return ensureTestDatabase();
  return ensureDatabase({ folder, settings: { ...NOTHING_TO_LOSE, max_wal_size: '256MB' } });
}

const SHARED_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

function folderInMemory() {
  try {
    const { type, bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (type !== TMPFS || bavail * bsize < LEAST_FREE_BYTES) return null;
    const folder = path.join(SHARED_MEMORY, `paraph-test-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    return folder;
  } catch {
    return null;
  }
}

/** Where the tests keep what need not survive: a cache folder, or one of the system where the server's user cannot enter it. */
export function testFolder() {
  if (process.getuid?.() === 0 && !canReach(databaseUser(), root)) return systemFolder(root, 'test-');
  const folder = path.join(root, 'node_modules/.cache/paraph-test');
  mkdirSync(folder, { recursive: true });
  return folder;
}
