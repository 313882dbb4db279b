import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { invitationErrors, refusals } from '../invitations/errors';
import { join } from '../invitations/join';
import { invitationToken } from '../invitations/schema';
import { memberErrors } from '../members/errors';
import { findPerson } from '../members/store';

export const joinTeam = operation({
  name: 'joinTeam',
  summary: 'Accept a mailed invitation, as the person that it is for',
  effect: 'write',
  success: 200,
  auth: bySelf,
  body: 'form',
  input: z.strictObject({ invitation_token: invitationToken }),
  output: z.object({ accountId: z.string() }),
  errors: [invitationErrors.unknown, ...Object.values(refusals), memberErrors.noTeam, memberErrors.teamFull],
  run: async ({ invitation_token }, { scope: { by } }) => ({ accountId: await join(invitation_token, await findPerson(by.personId)) }),
});
