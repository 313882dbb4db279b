import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { testFolder } from '../scripts/database/test-database.mjs';

const READY_WITHIN_MS = 240_000; // a stale build is made first

/**
 * Starts the built application with the launcher of `npm start`, on a free port and with a data folder of its
 * own. Tests find it in `BASE_URL`, and run the operator's tool with `process.env` as it is.
 */
export default async function startApplication() {
  const port = await freePort();
  const folder = path.join(testFolder(), 'e2e');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  Object.assign(process.env, { PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: folder, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' });
  // Each journey says in its headers where it comes from, as through a proxy; what has no page comes from one address.
  Object.assign(process.env, { TRUSTED_PROXIES: '127.0.0.1,::1' });
  Object.assign(process.env, { KEYLESS_TRIES_PER_HOUR: '1000', KEYLESS_CREATES_PER_HOUR: '1000', KEYLESS_CREATES_PER_DAY: '1000' });
  // A journey tells a receiver of its own, on this machine.
  process.env.ALLOW_PRIVATE_ADDRESSES = '1';
  delete process.env.DATABASE_URL;
  const launcher = fork(path.resolve('scripts/launch/launch.mjs'), [], { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [], silent: true });
  process.env.LAUNCHER_PID = String(launcher.pid);
  await ready(launcher, `http://127.0.0.1:${port}/readyz`);

  return async () => {
    const ended = new Promise((resolve) => launcher.once('exit', resolve));
    launcher.kill('SIGTERM');
    await ended;
  };
}

async function ready(launcher: ChildProcess, address: string) {
  let said = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && launcher.exitCode === null) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  launcher.kill('SIGTERM');
  throw new Error(`The application did not get ready:\n${said}`);
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
