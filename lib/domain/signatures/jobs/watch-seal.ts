import type { Job } from '@/lib/engines/queue/job';
import { noteSealCertificate } from '../sealing/known-seals';
import { sealIdentity } from '../sealing/seal';
import { warnOfSeal } from '../sealing/seal-warnings';

/** Notes the certificate that seals, so that it stays known after a rotation, and warns before it ends. */
export const watchSeal: Job = {
  name: 'watch-seal',
  async run() {
    await warnOfSeal();
    await noteSealCertificate(await sealIdentity());
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 60,
  schedule: '23 * * * *',
};
