// The long-running children of a start: they are started again when they fall, and stopped together.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const GRACE_MS = 12_000; // a little more than web and worker take for what is in flight
const SETTLED_MS = 10_000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * `onFailure(name)` is called when a child ends so soon that starting it again would not help. One that has been up before
 * is started again in any case, after longer and longer pauses: what it lacks, such as the database, may come back.
 */
export function processes({ env, onFailure, settledMs = SETTLED_MS, firstPauseMs = FIRST_PAUSE_MS }) {
  const children = new Map();
  const falls = new Map(); // of children that were up before: how often they fell since
  const pauses = new Map();
  let stopping = false;

  function start(name, file, args = []) {
    clearTimeout(pauses.get(name));
    const began = Date.now();
    const child = fork(file, args, { env, execArgv: ['--enable-source-maps', '--import', endWithParent] });
    children.set(name, child);
    child.on('exit', (code, signal) => {
      children.delete(name);
      if (stopping) return;
      console.error(`The ${name} process ended by itself (${signal ?? code}).`);
      if (Date.now() - began >= settledMs) falls.set(name, 0);
      else if (!falls.has(name)) return onFailure(name);
      const fallen = falls.get(name);
      falls.set(name, fallen + 1);
      if (fallen === 0) return start(name, file, args);
      pauses.set(
        name,
        setTimeout(() => start(name, file, args), Math.min(MAX_PAUSE_MS, firstPauseMs * 2 ** (fallen - 1))),
      );
    });
    return child;
  }

  /** Asks all to finish, and ends those that do not. */
  async function stopAll() {
    stopping = true;
    for (const pause of pauses.values()) clearTimeout(pause);
    await Promise.all([...children.values()].map(end));
  }

  /** Ends one for good, such as a worker that a newer build replaces. */
  async function replace(name, file, args) {
    clearTimeout(pauses.get(name));
    falls.delete(name); // nobody has seen this build up
    const old = children.get(name);
    if (old) {
      old.removeAllListeners('exit');
      await end(old);
    }
    if (!stopping) start(name, file, args);
  }

  return { start, runs: (name) => children.has(name), replace, stopAll };
}

async function end(child) {
  const gone = new Promise((resolve) => child.once('exit', () => resolve(true)));
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const inTime = await Promise.race([gone, sleep(GRACE_MS, false, { ref: false })]);
  if (!inTime) child.kill('SIGKILL');
  await gone;
}
