import { Worker } from 'node:worker_threads';

/** The number under which a child finds a pipe that nobody but its parent holds open. */
export const LIFELINE = 4;

/**
 * Ends this process when its parent is gone, however deep the main thread is in native code. Behind bubblewrap the
 * parent's process id cannot be seen, and bubblewrap itself outlives a parent that is killed while root's child works.
 */
export function endWithParent(): void {
  new Worker(
    `const { readSync } = require('node:fs');
     const isGone = () => {
       try { return readSync(${LIFELINE}, Buffer.alloc(1)) === 0; } catch ({ code }) { return code !== 'EAGAIN'; }
     };
     setInterval(() => { if (isGone()) process.kill(process.pid, 'SIGKILL'); }, 500);`,
    { eval: true },
  ).unref();
}
