import { now } from '@/lib/core/clock';
import type { Job } from '@/lib/engines/queue/job';
import { sweepBlobs } from '@/lib/engines/storage/blobs';
import { knownFiles } from '../store';

/** Of 256 parts. All of the storage in a day. */
const partsPerHour = 11;

/** Removes bytes that no record speaks of, a part of the storage an hour. */
export const sweepStorage: Job = {
  name: 'sweep-storage',
  async run(_, signal) {
    const first = now().getUTCHours() * partsPerHour;
    for (let part = first; part < first + partsPerHour && !signal.aborted; part += 1) await sweepBlobs(part, knownFiles);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '37 * * * *',
};
