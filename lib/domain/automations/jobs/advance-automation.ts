import { availableParallelism } from 'node:os';
import { type Job, untilDone } from '@/lib/engines/queue/job';
import { advance } from '../running/advance';

const cores = availableParallelism();

/**
 * A step may take a minute, and most of it waits for an engine, whose line gives each account its turn: so that accounts
 * meet there, and not in a queue before it, more are taken than engines work on, and of each account no more than there are
 * cores. Each new job wakes all workers that have none, so that hundreds of them would cost more than they gain.
 */
const CONCURRENCY = 4 * cores;

/** Does the next step of a run. What a step fails of is the run's to settle; the job itself fails where that could not be written down. */
export const advanceAutomation: Job = {
  name: 'advance-automation',
  run: ({ id }, signal) => advance(id, signal),
  retry: untilDone,
  timeLimitSeconds: 300,
  concurrency: CONCURRENCY,
  concurrencyOfOwner: cores,
};
