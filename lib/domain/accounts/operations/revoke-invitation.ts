import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { invitationErrors } from '../invitations/errors';
import { revoke } from '../invitations/invite';
import { invitationId } from '../invitations/schema';
import { memberErrors } from '../members/errors';

export const revokeInvitation = operation({
  name: 'revokeInvitation',
  summary: 'End an invitation; its link opens nothing any more',
  effect: 'destructive',
  success: 200,
  auth: byPerson('members.manage'),
  body: 'form',
  input: z.strictObject({ invitation_id: invitationId }),
  output: z.object({ revoked: z.literal(true) }),
  errors: [memberErrors.noTeam, invitationErrors.notFound],
  async run({ invitation_id }, { scope: { accountId, by } }) {
    if (!(await revoke(accountId, invitation_id, by.personId))) throw invitationErrors.notFound();
    return { revoked: true as const };
  },
});
