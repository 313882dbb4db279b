import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { invitationErrors } from '../invitations/errors';
import { inviteAgain } from '../invitations/invite';
import { invitationId } from '../invitations/schema';
import { memberErrors } from '../members/errors';

export const resendInvitation = operation({
  name: 'resendInvitation',
  summary: 'Mail an invitation once more, with a link that works for seven days from now; the one of before ends',
  effect: 'write',
  success: 200,
  auth: byPerson('members.manage'),
  body: 'form',
  limits: { policy: 'invite', by: ['person'] },
  input: z.strictObject({ invitation_id: invitationId }),
  output: z.object({ resent: z.literal(true) }),
  errors: [memberErrors.noTeam, invitationErrors.notFound, invitationErrors.suspended],
  async run({ invitation_id }, { scope: { accountId, by } }) {
    if (!(await inviteAgain(accountId, invitation_id, by.personId))) throw invitationErrors.notFound();
    return { resent: true as const };
  },
});
