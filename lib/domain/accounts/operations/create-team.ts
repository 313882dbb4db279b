import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { memberErrors } from '../members/errors';
import { maxTeams } from '../members/rules';
import { teamName } from '../members/schema';
import { countTeamsOf } from '../members/store';
import { createTeam as makeTeam } from '../teams';

export const createTeam = operation({
  name: 'createTeam',
  summary: 'Make a team; whoever makes it owns it, and answers for it',
  effect: 'write',
  success: 201,
  auth: bySelf,
  body: 'form',
  input: z.strictObject({ name: teamName }),
  output: z.object({ accountId: z.string() }),
  errors: [memberErrors.tooManyTeams],
  async run({ name }, { scope: { by } }) {
    if ((await countTeamsOf(by.personId)) >= maxTeams) throw memberErrors.tooManyTeams();
    return { accountId: (await makeTeam(by.personId, name, by.personId)).id };
  },
});
