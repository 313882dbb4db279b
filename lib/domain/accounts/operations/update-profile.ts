import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { profileChanges } from '../profile/schema';
import { changePerson } from '../profile/store';

export const updateProfile = operation({
  name: 'updateProfile',
  summary: 'Change one’s own name, as signers read it, and how one reads our pages',
  effect: 'write',
  success: 200,
  auth: bySelf,
  body: 'form',
  input: profileChanges,
  output: z.object({}),
  errors: [],
  async run({ name, language, time_zone: timeZone, theme }, { scope }) {
    const said = Object.entries({ name, language, timeZone, theme }).filter(([, value]) => value !== undefined);
    await transaction((tx) => changePerson(tx, scope.by.personId, Object.fromEntries(said)));
    return {};
  },
});
