import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { invitationErrors } from '../invitations/errors';
import { invite } from '../invitations/invite';
import { invitedEmail } from '../invitations/schema';
import { memberErrors } from '../members/errors';
import { memberRole } from '../members/schema';

export const inviteToTeam = operation({
  name: 'inviteToTeam',
  summary: 'Mail somebody the way into the team, in a role',
  effect: 'write',
  success: 201,
  auth: byPerson('members.manage'),
  body: 'form',
  limits: { policy: 'invite', by: ['person'] },
  input: z.strictObject({ email: invitedEmail, role: memberRole, language: z.enum(languages).default('en') }),
  output: z.object({ id: z.string(), email: z.string() }),
  errors: [memberErrors.noTeam, memberErrors.teamFull, invitationErrors.alreadyMember, invitationErrors.alreadyInvited, invitationErrors.suspended],
  async run({ email, role, language }, { scope: { accountId, by } }) {
    return { ...(await invite({ accountId, email, role, language, by: by.personId })), email };
  },
});
