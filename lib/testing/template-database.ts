import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrateDeploy } from '../../scripts/migrate-deploy.mjs';
import { ensureTestDatabase } from '../../scripts/test-database.mjs';

const TEMPLATE = 'test_template';

/** Once a run: a server, and a database with all migrations that every test worker clones. */
export default async function setup() {
  const server = await ensureTestDatabase();
  const address = (database: string) => server.url.replace(/[^/]+$/, database);
  await onServer(server.url, async (client) => {
    await dropClones(client);
    await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${TEMPLATE}`);
  });
  await migrateDeploy({ connectionString: address(TEMPLATE), say: () => {} });
  process.env.TEST_DATABASE_SERVER = server.url;
  const files = mkdtempSync(path.join(tmpdir(), 'paraph-test-'));
  process.env.TEST_FILES = files;

  return async () => {
    await onServer(server.url, dropClones);
    rmSync(files, { recursive: true, force: true });
    if (server.started) server.stop();
  };
}

async function dropClones(client: pg.Client) {
  const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname LIKE 'test\\_worker\\_%'");
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
}

async function onServer(connectionString: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client).finally(() => client.end());
}
