// Whether database and data folder belong together, asked before anything is changed in either. Web, worker and commands ask more
// exactly (`checkInstallation`), by a schema that may only come with the migrations.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { agreementOf, foreignProblem } from '../../lib/domain/files/installation-agreement.ts';

/** Why nothing may be migrated, as a start says it; null where it may. A database that does not answer is for others to tell of. */
export async function belongingProblem({ DATABASE_URL, DATA_DIR, STORAGE_URL }) {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return null;
  }
  try {
    const database = await idIn(client);
    if (database === null) return null; // a new one, or older than the ids: nothing is told apart by them
    const folder = markIn(path.join(DATA_DIR, 'installation.json'));
    // What lies in a bucket is asked later.
    const storage = STORAGE_URL ? database : textIn(path.join(DATA_DIR, 'blobs/installation'));
    const marks = { database, storage, folder };
    if (agreementOf(marks) !== 'foreign') return null;
    const { host, pathname } = new URL(DATABASE_URL);
    return foreignProblem(marks, {
      database: `the database ${pathname.slice(1)} at ${host}`,
      storage: `the folder ${DATA_DIR}/blobs`,
      folder: `the data folder ${DATA_DIR}`,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

async function idIn(client) {
  const { rows } = await client.query("SELECT to_regclass('installation') IS NOT NULL AS there");
  if (!rows[0].there) return null;
  return (await client.query('SELECT id FROM installation LIMIT 1')).rows[0]?.id ?? null;
}

const textIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/** What cannot be read is refused with a sentence of its own, later. */
function markIn(file) {
  try {
    const { id, joining = false } = JSON.parse(textIn(file) ?? 'null') ?? {};
    return id ? { id, joining } : null;
  } catch {
    return null;
  }
}
