import { Worker } from 'node:worker_threads';

// A thread of its own: the main one may be deep in native code when the parent dies.
new Worker(
  `const parent = process.ppid;
   setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);`,
  { eval: true },
).unref();

process.on('disconnect', () => process.exit());
