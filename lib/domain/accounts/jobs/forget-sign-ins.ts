import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import type { Job } from '@/lib/engines/queue/job';
import { forgetEndedSignIns } from '../store';

/** Removes sessions and sign-in links whose time is over. */
export const forgetSignIns: Job = {
  name: 'forget-sign-ins',
  run: () => transaction((tx) => forgetEndedSignIns(tx, now())),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '19 * * * *',
};
