import { Worker } from 'node:worker_threads';

/** Milliseconds of a processor that this process has taken, all its threads together. */
export const spentMs = (): number => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each, 0) / 1_000;
const overrun = (): boolean => process.kill(process.pid, 'SIGXCPU');

let guard: Worker | undefined;

/** A thread of its own, as in child-watchdog.ts. It ends the process as the system does whose limit of processor time was reached. */
function guarding(): Worker {
  if (guard) return guard;
  guard = new Worker(
    `let most = Infinity;
     require('node:worker_threads').parentPort.on('message', (limit) => { most = limit; });
     setInterval(() => { const { user, system } = process.cpuUsage(); if ((user + system) / 1000 > most) process.kill(process.pid, 'SIGXCPU'); }, 50);`,
    { eval: true },
  );
  guard.unref();
  return guard;
}

/** From now on this process may take so much of a processor, until the function that is returned is called, which says how much it took. */
export function limitProcessor(ms: number): () => number {
  const before = spentMs();
  const most = before + ms;
  guarding().postMessage(most);
  return () => {
    // The thread looks from time to time; a job that was done in between is judged alike.
    if (spentMs() > most) overrun();
    guarding().postMessage(Number.POSITIVE_INFINITY);
    return spentMs() - before;
  };
}
