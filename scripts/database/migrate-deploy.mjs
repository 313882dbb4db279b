// Applies prisma/migrations with the `pg` driver alone, and keeps the table of `prisma migrate deploy`,
// its lock and its checksums: a server needs no Prisma command line, and both can be used on one database.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { root } from '../launch/environment.mjs';

const PRISMA_LOCK = 72_707_369;
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** Nothing was tried: whoever is to say all that is wrong can go on. */
export class DatabaseSilent extends Error {
  constructor(cause) {
    super(`The database of DATABASE_URL does not answer: ${cause.message || cause.code}. Look at the address, and whether PostgreSQL runs there.`, { cause });
  }
}

/** Answers the names of the migrations that were applied now. */
export async function migrateDeploy({ connectionString, folder = path.join(root, 'prisma/migrations'), say = console.log }) {
  const client = new pg.Client({ connectionString });
  await client.connect().catch((error) => {
    throw new DatabaseSilent(error);
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query(TABLE);
    return await applyMissing(client, await readMigrations(folder), say);
  } finally {
    await client.end(); // gives the lock back
  }
}

async function applyMissing(client, migrations, say) {
  const { rows } = await client.query('SELECT * FROM _prisma_migrations WHERE rolled_back_at IS NULL');
  const failed = rows.find((row) => !row.finished_at);
  if (failed) throw new Error(`Migration ${failed.migration_name} failed earlier. Mend it, then run: npx prisma migrate resolve`);
  const known = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  const applied = [];
  for (const migration of migrations) {
    if (known.has(migration.name)) {
      if (known.get(migration.name) !== migration.checksum) say(`Warning: migration ${migration.name} was changed after it had been applied.`);
      continue;
    }
    await apply(client, migration);
    applied.push(migration.name);
  }
  return applied;
}

/** In one transaction: a start that is cut off leaves nothing half done. */
async function apply(client, { name, sql, checksum }) {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)', [
      randomUUID(),
      checksum,
      name,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed and was taken back: ${error.message}`, { cause: error });
  }
}

async function readMigrations(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
