import { now } from '@/lib/core/clock';
import { timeProblem } from '@/lib/engines/pdf/seal/seal-validity';
import { inBatches } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { finishRequest } from '../sealing/finish-request';
import { sealIdentity } from '../sealing/seal';
import { listHeld } from '../store';

/** Seals what was signed while no certificate was valid, once one is there. */
export const finishHeldRequests: Job = {
  name: 'finish-held-requests',
  async run(_, signal) {
    if (timeProblem(await sealIdentity(), now())) return;
    await inBatches<{ id: string }>({ list: (after, limit) => listHeld(after, limit), act: ({ id }) => finishRequest(id), signal });
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '*/5 * * * *',
};
