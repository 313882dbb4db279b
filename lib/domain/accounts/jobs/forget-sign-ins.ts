import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import type { Job } from '@/lib/engines/queue/job';
import { endedInvitationsKeptDays } from '../invitations/rules';
import { forgetInvitations } from '../invitations/store';
import { forgetEndedSignIns } from '../store';

/** Removes sessions and sign-in links whose time is over, and invitations some time after. */
export const forgetSignIns: Job = {
  name: 'forget-sign-ins',
  run: () =>
    transaction(async (tx) => {
      await forgetEndedSignIns(tx, now());
      await forgetInvitations(tx, daysAfter(now(), -endedInvitationsKeptDays));
    }),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '19 * * * *',
};
