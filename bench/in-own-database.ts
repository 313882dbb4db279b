import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { rolldown } from 'rolldown';
import bundleOptions from '../rolldown.config.mjs';
import { migrateDeploy } from '../scripts/database/migrate-deploy.mjs';
import { ensureTestDatabase } from '../scripts/database/test-database.mjs';

/** Runs measurements in a process and a database of their own. `entry`: a file of this folder, without its ending. */
export async function runInOwnDatabase(entry: string, settings: Record<string, string> = {}): Promise<void> {
  const server = await ensureTestDatabase();
  const name = `bench_${entry.replaceAll('-', '_')}_${process.pid}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-bench-'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  try {
    const address = server.url.replace(/[^/]+$/, name);
    await migrateDeploy({ connectionString: address, say: () => {} });
    const bundle = await rolldown({ ...bundleOptions, input: { [entry]: `bench/${entry}.ts` }, logLevel: 'warn' });
    await bundle.write({ ...bundleOptions.output, dir: 'dist/bench', sourcemap: false });
    await bundle.close();
    const secrets = { APPLICATION_KEY: 'x'.repeat(32), LINK_SECRET: 'x'.repeat(32) };
    const own = { DATABASE_URL: address, DATA_DIR: folder, APP_ROOT: process.cwd(), LOG_LEVEL: 'silent' };
    execFileSync(process.execPath, [`dist/bench/${entry}.mjs`], { env: { ...process.env, ...secrets, ...own, ...settings }, stdio: 'inherit' });
  } finally {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
