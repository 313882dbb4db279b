import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { memberErrors } from '../members/errors';
import { requireMember } from '../members/require-team';
import { memberRole, personId } from '../members/schema';
import { setMember } from '../teams';

export const changeRole = operation({
  name: 'changeRole',
  summary: 'Give a member of the team another role, from their next act on',
  effect: 'write',
  success: 200,
  auth: byPerson('members.manage'),
  body: 'form',
  input: z.strictObject({ person_id: personId, role: memberRole }),
  output: z.object({ role: memberRole }),
  errors: [memberErrors.noTeam, memberErrors.memberNotFound, memberErrors.ownerStays],
  async run({ person_id, role }, { scope: { accountId, by } }) {
    await requireMember(accountId, person_id);
    await setMember(accountId, person_id, role, by.personId);
    return { role };
  },
});
