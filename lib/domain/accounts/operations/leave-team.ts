import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { memberErrors } from '../members/errors';
import { requireMember } from '../members/require-team';
import { removeMember } from '../teams';

export const leaveTeam = operation({
  name: 'leaveTeam',
  summary: 'Leave the team that one acts for; one’s keys of it stop',
  effect: 'destructive',
  success: 200,
  auth: byPerson('members.leave'),
  body: 'form',
  input: z.strictObject({}),
  output: z.object({ left: z.literal(true) }),
  errors: [memberErrors.noTeam, memberErrors.memberNotFound, memberErrors.ownerStays],
  async run(_input, { scope: { accountId, by } }) {
    await requireMember(accountId, by.personId);
    if (!(await removeMember(accountId, by.personId, by.personId))) throw memberErrors.ownerStays();
    return { left: true as const };
  },
});
