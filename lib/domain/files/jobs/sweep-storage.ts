import type { Job } from '@/lib/engines/queue/job';
import { sweepStorage } from '../sweep-storage';

/** Puts aside what no record speaks of, once a day, whichever process is up and at whatever hour. */
export const sweepStorageDaily: Job = {
  name: 'sweep-storage',
  run: () => sweepStorage(),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '37 * * * *',
};
