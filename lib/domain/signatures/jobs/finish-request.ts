import { log } from '@/lib/core/log';
import { type Job, untilDone } from '@/lib/engines/queue/job';
import { findSubject } from '../../events/store';
import { finishRequest } from '../sealing/finish-request';
import { SealHeld } from '../sealing/seal';

/** Seals what was signed, by the event of the last signature, where the process that took it did not come so far. */
export const finishSignedRequest: Job = {
  name: 'finish-request',
  async run({ id }) {
    const subject = await findSubject(id);
    try {
      if (subject) await finishRequest(subject);
    } catch (error) {
      // It is noted as held: another job seals it, however long that takes.
      if (!(error instanceof SealHeld)) throw error;
      log().error({ err: error, requestId: subject }, 'sealing is held');
    }
  },
  retry: untilDone,
  timeLimitSeconds: 120,
};
