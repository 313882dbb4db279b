import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../e2e/start-application.ts';
import { testFolder } from '../../scripts/database/test-database.mjs';
import { databaseAt, type Kind, processesOf } from '../running-processes.ts';

const READY_WITHIN_MS = 300_000; // a stale build is made first
const BLOBS_MB = 192;
/** Limits that a load of one client would run into. */
const WIDE = { MONTHLY_LIMIT: '1000000', KEY_CREATES_PER_MINUTE: '100000', KEY_CALLS_PER_MINUTE: '100000', SOURCE_POSTS_PER_MINUTE: '100000' };

/** The product with a data folder of its own, its blobs on a disk of their own where the system allows, and a clock that can be moved. */
export async function startProduct(variables: Record<string, string>) {
  const port = await freePort();
  const folder = path.join(testFolder(), 'chaos');
  const blobs = path.join(folder, 'blobs');
  spawnSync('umount', [blobs], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const hasOwnDisk = isRoot() && mounted(blobs);
  const clockFile = path.join(testFolder(), 'chaos-clock-offset-ms');
  writeFileSync(clockFile, '0', { mode: 0o644 });
  const env = {
    ...process.env,
    ...WIDE,
    ...madeUp(['APPLICATION_KEY', 'LINK_SECRET', 'EVIDENCE_KEY', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']),
    ...variables,
    ...{ NODE_ENV: 'production' as const, PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    ...{ MAIL_FROM: 'Chaos <chaos@example.com>', ALLOW_PRIVATE_ADDRESSES: '1', CHAOS_CLOCK_FILE: clockFile },
    NODE_OPTIONS: `--import=${new URL('./moved-clock.mjs', import.meta.url).href}`,
  };
  delete (env as Record<string, unknown>).DATABASE_URL;
  const log = createWriteStream(path.join(testFolder(), 'chaos.log'));
  const launcher = fork(path.resolve('scripts/launch/launch.mjs'), [], { env, execArgv: [], silent: true });
  for (const stream of [launcher.stdout, launcher.stderr]) stream?.pipe(log, { end: false });
  const base = `http://127.0.0.1:${port}`;
  await ready(launcher, base, `${testFolder()}/chaos.log`);
  const admin = (...words: string[]): string => execFileSync(process.execPath, ['scripts/admin.mjs', ...words, '--json'], { env, encoding: 'utf8' });
  const { key } = JSON.parse(admin('key', 'create', '--email', 'chaos@example.com')) as { key: string };
  return {
    ...{ base, key, folder, blobs, clockFile, hasOwnDisk, admin },
    processes: (kind: Kind): number[] => (launcher.pid === undefined ? [] : processesOf(launcher.pid, folder)[kind]),
    /** Reads the database as it is; waits for one that is just coming back. */
    rows: <T extends pg.QueryResultRow>(sql: string, given: unknown[] = []): Promise<T[]> => rowsIn(folder, sql, given),
    isReady: () => isReady(base),
    async stop() {
      const ended = new Promise((resolve) => launcher.once('exit', resolve));
      launcher.kill('SIGTERM');
      await ended;
      if (hasOwnDisk) spawnSync('umount', [blobs]);
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** A start makes none where there are blobs already. */
const madeUp = (names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64')]));

const isRoot = () => process.getuid?.() === 0;

/** Blobs on a small disk: full is full. */
function mounted(blobs: string): boolean {
  mkdirSync(blobs, { mode: 0o700 });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${BLOBS_MB}m,mode=0700`, 'tmpfs', blobs]).status === 0;
}

async function ready(launcher: ChildProcess, base: string, log: string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && launcher.exitCode === null) {
    if (await isReady(base)) return;
    await sleep(200);
  }
  launcher.kill('SIGTERM');
  throw new Error(`The product did not get ready; ${log} says why.`);
}

const isReady = async (base: string): Promise<boolean> =>
  (await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined))?.status === 200;

async function rowsIn<T extends pg.QueryResultRow>(folder: string, sql: string, given: unknown[]): Promise<T[]> {
  const { POSTGRES_PASSWORD: password } = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as Record<string, string>;
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ host: '127.0.0.1', port: databaseAt(folder)?.port ?? 1, user: 'postgres', password: password ?? '', database: 'paraph' });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<T>(sql, given)).rows;
    } catch (error) {
      if (attempt === 30) throw error;
      await sleep(1000);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
