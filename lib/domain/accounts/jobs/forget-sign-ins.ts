import { daysAfter, now } from '@/lib/core/clock';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { endedInvitationsKeptDays } from '../invitations/rules';
import { forgetInvitations } from '../invitations/store';
import { forgetSessions, forgetSignInTokens } from '../store';

/** Removes sessions and sign-in links whose time is over, and invitations some time after. */
export const forgetSignIns: Job = {
  name: 'forget-sign-ins',
  async run(_, signal) {
    const at = now();
    await inPortions((limit) => forgetSessions(at, limit), signal);
    await inPortions((limit) => forgetSignInTokens(at, limit), signal);
    await inPortions((limit) => forgetInvitations(daysAfter(at, -endedInvitationsKeptDays), limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '19 * * * *',
};
