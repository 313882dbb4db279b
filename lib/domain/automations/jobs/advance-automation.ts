import { availableParallelism } from 'node:os';
import { type Job, untilDone } from '@/lib/engines/queue/job';
import { advance } from '../running/advance';

/**
 * A step may take a minute, and most of it waits for an engine, whose line gives each account its turn: so that accounts
 * meet there, and not in a queue before it, many are taken, and of each account no more than there are cores.
 */
const CONCURRENCY = 16;

/** Does the next step of a run. What a step fails of is the run's to settle; the job itself fails where that could not be written down. */
export const advanceAutomation: Job = {
  name: 'advance-automation',
  run: ({ id }, signal) => advance(id, signal),
  retry: untilDone,
  timeLimitSeconds: 300,
  concurrency: CONCURRENCY,
  concurrencyOfOwner: availableParallelism(),
};
