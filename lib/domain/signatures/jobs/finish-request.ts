import { type Job, untilDone } from '@/lib/engines/queue/job';
import { findSubject } from '../../events/store';
import { finishRequest } from '../sealing/finish-request';

/** Seals what was signed, by the event of the last signature, where the process that took it did not come so far. */
export const finishSignedRequest: Job = {
  name: 'finish-request',
  async run({ id }) {
    const subject = await findSubject(id);
    if (subject) await finishRequest(subject);
  },
  retry: untilDone,
  timeLimitSeconds: 120,
};
