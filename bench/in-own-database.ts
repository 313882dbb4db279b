import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { rolldown } from 'rolldown';
import bundleOptions from '../rolldown.config.mjs';
import { migrateDeploy } from '../scripts/database/migrate-deploy.mjs';
import { ensureTestDatabase } from '../scripts/database/test-database.mjs';

/** Runs the measurements of a file of this folder in a process, a database and a data folder of their own. */
export async function inOwnDatabase(measurements: string, more: Record<string, string> = {}): Promise<void> {
  const server = await ensureTestDatabase();
  const name = `bench_${measurements.replaceAll('-', '_')}_${process.pid}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-bench-'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  try {
    const address = server.url.replace(/[^/]+$/, name);
    await migrateDeploy({ connectionString: address, say: () => {} });
    const bundle = await rolldown({ ...bundleOptions, input: { [measurements]: `bench/${measurements}.ts` }, logLevel: 'warn' });
    await bundle.write({ ...bundleOptions.output, dir: 'dist/bench', sourcemap: false });
    await bundle.close();
    const secrets = { APPLICATION_KEY: 'x'.repeat(32), LINK_SECRET: 'x'.repeat(32), EVIDENCE_KEY: 'x'.repeat(32) };
    const env = { ...process.env, ...secrets, DATABASE_URL: address, DATA_DIR: folder, APP_ROOT: process.cwd(), LOG_LEVEL: 'silent', ...more };
    execFileSync(process.execPath, [`dist/bench/${measurements}.mjs`], { env, stdio: 'inherit' });
  } finally {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
