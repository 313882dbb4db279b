import path from 'node:path';
import pg from 'pg';

// Each test worker has a database and a data folder of its own, before any test imports the environment.
const worker = process.env.VITEST_POOL_ID ?? '0';
const { TEST_DATABASE_SERVER: server, TEST_DATABASE_PREFIX: prefix, TEST_FILES: files } = process.env;
if (!server || !prefix || !files)
  throw new Error('TEST_DATABASE_SERVER, _PREFIX and TEST_FILES are missing: lib/testing/template-database.ts must run first (vitest globalSetup)');
const name = `${prefix}${worker}`;

const client = new pg.Client({ connectionString: server });
await client.connect();
const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
if (!rowCount) await client.query(`CREATE DATABASE "${name}" TEMPLATE ${prefix}template`);
await client.end();

Object.assign(process.env, {
  DATABASE_URL: server.replace(/[^/]+$/, name),
  APPLICATION_KEY: 'application-key-of-the-tests-0123456789abcdef',
  LINK_SECRET: 'link-secret-of-the-tests-0123456789abcdef0123',
  EVIDENCE_KEY: 'evidence-key-of-the-tests-0123456789abcdef012',
  DATA_DIR: path.join(files, worker),
  BASE_URL: 'http://localhost:3000',
  APP_ROOT: process.cwd(),
  LOG_LEVEL: 'silent',
});
