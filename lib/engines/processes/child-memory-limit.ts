import { Worker } from 'node:worker_threads';

/** Megabytes of a child that reads what strangers send. Beyond them V8 itself would abort; this counts what lies outside of its heap too. */
const LIMIT_MB = 1_000;

// A thread of its own, as in child-watchdog.mjs. It ends the process as V8 does, so that the parent sees one sign for both.
new Worker(`setInterval(() => { if (process.memoryUsage.rss() > ${LIMIT_MB} * 1_048_576) process.kill(process.pid, 'SIGABRT'); }, 50);`, {
  eval: true,
}).unref();
