import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { memberErrors } from '../members/errors';
import { handOverTo } from '../members/hand-over';
import { personId } from '../members/schema';

export const handOverTeam = operation({
  name: 'handOverTeam',
  summary: 'Let another member answer for the team from now on, and be an editor of it',
  effect: 'destructive',
  success: 200,
  auth: byPerson('members.manage'),
  body: 'form',
  input: z.strictObject({ person_id: personId }),
  output: z.object({ handedOver: z.literal(true) }),
  errors: [memberErrors.noTeam, memberErrors.notYours, memberErrors.memberNotFound, memberErrors.viewerCannotOwn],
  async run({ person_id }, { scope: { accountId, by } }) {
    await handOverTo(accountId, person_id, by.personId);
    return { handedOver: true as const };
  },
});
