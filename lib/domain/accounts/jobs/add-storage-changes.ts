import type { Job } from '@/lib/engines/queue/job';
import { addStorageChanges } from '../storage/store';

const AT_ONCE = 5_000;

/** Adds what was noted of bytes that came and went to the sums of their accounts, so that a sum is read in few rows. */
export const addNotedStorage: Job = {
  name: 'add-storage-changes',
  async run(_, signal) {
    while (!signal.aborted && (await addStorageChanges(AT_ONCE)) === AT_ONCE);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 120,
  schedule: '*/5 * * * *',
};
