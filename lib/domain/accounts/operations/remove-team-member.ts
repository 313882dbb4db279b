import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { memberErrors } from '../members/errors';
import { requireMember } from '../members/require-team';
import { personId } from '../members/schema';
import { removeMember } from '../teams';

export const removeTeamMember = operation({
  name: 'removeTeamMember',
  summary: 'End a membership, and with it the person’s keys of the team',
  effect: 'destructive',
  success: 200,
  auth: byPerson('members.manage'),
  body: 'form',
  input: z.strictObject({ person_id: personId }),
  output: z.object({ removed: z.literal(true) }),
  errors: [memberErrors.noTeam, memberErrors.memberNotFound, memberErrors.ownerStays],
  async run({ person_id }, { scope: { accountId, by } }) {
    await requireMember(accountId, person_id);
    if (!(await removeMember(accountId, person_id, by.personId))) throw memberErrors.ownerStays();
    return { removed: true as const };
  },
});
