import { type Job, untilDone } from '@/lib/engines/queue/job';
import { advance } from '../running/advance';

/** Does the next step of a run. What a step fails of is the run's to settle; the job itself fails where that could not be written down. */
export const advanceAutomation: Job = {
  name: 'advance-automation',
  run: ({ id }, signal) => advance(id, signal),
  retry: untilDone,
  timeLimitSeconds: 300,
};
