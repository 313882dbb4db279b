import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { migrateDeploy } from '../../scripts/database/migrate-deploy.mjs';
import { ensureSmallTestDatabase } from '../../scripts/database/test-database.mjs';
import { jobs } from '../domain/jobs';
import { layQueues } from '../engines/queue/lay-queues';

/** The databases of a run carry its process id, so that runs at the same time leave each other alone. */
const own = `test_${process.pid}_`;
const template = `${own}template`;

/** Once a run: a server, and a database with all migrations that every test file clones. */
export default async function setup() {
  const server = await ensureSmallTestDatabase();
  const address = (database: string) => server.url.replace(/[^/]+$/, database);
  await onServer(server.url, async (client) => {
    await dropEnded(client);
    await client.query(`CREATE DATABASE ${template}`);
  });
  await migrateDeploy({ connectionString: address(template), say: () => {} });
  await layQueuesOn(address(template));
  process.env.TEST_DATABASE_SERVER = server.url;
  process.env.TEST_DATABASE_PREFIX = own;
  const files = mkdtempSync(path.join(tmpdir(), 'paraph-test-'));
  process.env.TEST_FILES = files;
  // What tests, and the programs that they start, put into the temporary folder goes with the run.
  process.env.TMPDIR = path.join(files, 'temporary');
  mkdirSync(process.env.TMPDIR);

  return async () => {
    const others = await onServer(server.url, (client) => dropEnded(client, process.pid));
    rmSync(files, { recursive: true, force: true });
    if (server.started && others === 0) server.stop();
  };
}

/** The queues that a worker lays out at its start: the tests have none. */
async function layQueuesOn(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 1 });
  await boss.start();
  await layQueues(boss, jobs);
  await boss.stop({ graceful: false });
}

/** Drops the databases of runs that have ended, and returns how many of others there are. */
async function dropEnded(client: pg.Client, ending?: number): Promise<number> {
  const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname ~ '^test_'");
  const runOf = (name: string) => Number(/^test_(\d+)_/.exec(name)?.[1] ?? 0);
  const ended = rows.filter(({ datname }) => runOf(datname) === ending || !isRunning(runOf(datname)));
  for (const { datname } of ended) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  return rows.length - ended.length;
}

function isRunning(processId: number): boolean {
  if (processId === 0) return false;
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function onServer<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return work(client).finally(() => client.end());
}
