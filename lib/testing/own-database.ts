import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

// Each test file has an empty database and an empty data folder of its own, before any test imports the environment:
// no test can lean on what another file left, whatever their order.
const worker = process.env.VITEST_POOL_ID ?? '0';
const { TEST_DATABASE_SERVER: server, TEST_DATABASE_PREFIX: prefix, TEST_FILES: files } = process.env;
if (!server || !prefix || !files)
  throw new Error('TEST_DATABASE_SERVER, _PREFIX and TEST_FILES are missing: lib/testing/template-database.ts must run first (vitest globalSetup)');
const name = `${prefix}${worker}`;

const client = new pg.Client({ connectionString: server });
await client.connect();
await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
await client.query(`CREATE DATABASE "${name}" TEMPLATE ${prefix}template STRATEGY file_copy`);
await client.end();
const dataFolder = path.join(files, worker);
rmSync(dataFolder, { recursive: true, force: true });

Object.assign(process.env, {
  DATABASE_URL: server.replace(/[^/]+$/, name),
  APPLICATION_KEY: 'application-key-of-the-tests-0123456789abcdef',
  LINK_SECRET: 'link-secret-of-the-tests-0123456789abcdef0123',
  EVIDENCE_KEY: 'evidence-key-of-the-tests-0123456789abcdef012',
  DATA_DIR: dataFolder,
  BASE_URL: 'http://localhost:3000',
  APP_ROOT: process.cwd(),
  LOG_LEVEL: 'silent',
});
