// The long-running children of a start: they are started again when they fall, and stopped together.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inWords, PAUSES_MS, pauseAfter } from './restart-pauses.mjs';

const GRACE_MS = 12_000; // a little more than web and worker take for what is in flight
const SETTLED_MS = 10_000;
/** What a child says once it does its work. */
const READY = 'ready';

/**
 * `service` says how a process is started (`service.mjs`). `onFailure(name)` is called when a child ends that has never been ready: to start it
 * again would not help. Any other is started again in any case, after longer and longer pauses: what it lacks, such as the
 * database, may come back.
 */
export function processes({ service, onFailure, settledMs = SETTLED_MS, pausesMs = PAUSES_MS }) {
  const children = new Map();
  const falls = new Map(); // of children that were ready before: how often they fell since they last stayed up
  const pauses = new Map();
  let stopping = false;

  /** `socket` is one that stays open in our hands: the child listens on it, and whoever calls between two of them waits instead of being refused. */
  function start(name, file, { args = [], socket } = {}) {
    clearTimeout(pauses.get(name));
    const began = performance.now(); // the time of day can be set meanwhile
    const handed = socket === undefined ? [] : [socket.fd];
    const listening = handed.length > 0 ? ['--socket=4'] : [];
    const { node: execPath, nodeOptions, options, file: inProgram } = service;
    const execArgv = [...nodeOptions, '--import', pathToFileURL(inProgram('scripts/launch/as-child.mjs')).href];
    const child = fork(file, [...args, ...listening], { ...options, execPath, execArgv, stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...handed] });
    children.set(name, child);
    child.on('message', (message) => {
      if (message === READY && !falls.has(name)) falls.set(name, 0);
    });
    child.on('exit', (code, signal) => {
      children.delete(name);
      if (stopping) return;
      const how = `The ${name} process ended by itself (${signal ?? code})`;
      if (performance.now() - began >= settledMs) falls.set(name, 0);
      const fallen = falls.get(name);
      if (fallen === undefined) {
        console.error(`${how}.`);
        return onFailure(name);
      }
      falls.set(name, fallen + 1);
      const pause = pauseAfter(fallen, pausesMs);
      console.error(`${how}, and is started again ${inWords(pause)}.`);
      pauses.set(
        name,
        setTimeout(() => start(name, file, { args, socket }), pause),
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
    if (!stopping) start(name, file, { args });
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
