import { type Job, untilDone } from '@/lib/engines/queue/job';
import { findSubject } from '../../events/store';
import { takeSignedOutput } from '../signing/take-signed-output';

/** Keeps the signed PDF of a request that a run sent, by the event that it was signed. Of other requests it does nothing. */
export const takeSignedOutputOf: Job = {
  name: 'take-signed-output',
  async run({ id }) {
    const requestId = await findSubject(id);
    if (requestId) await takeSignedOutput(requestId);
  },
  retry: untilDone,
  timeLimitSeconds: 60,
};
