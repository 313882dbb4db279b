// Plain JavaScript that Node 18 understands: installs the packages, then goes on under the Node that they bring.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPackages, ownNode } from './install-packages.mjs';

const ORPHAN_CHECK_MS = 500;

/** Runs a file of this folder to its end and takes over its exit code. */
export async function runOnOwnNode(file) {
  try {
    await installPackages();
    process.exitCode = await run(fileURLToPath(new URL(file, import.meta.url)));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

function run(file) {
  const child = fork(file, process.argv.slice(2), { execPath: ownNode, execArgv: [] });
  // Every signal goes on, and the child decides what it means; a terminal gives it Ctrl-C a second time, which does no harm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // When npm is killed outright nobody tells us: notice that the parent is another one.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), ORPHAN_CHECK_MS).unref();
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === null ? 1 : code)));
}
