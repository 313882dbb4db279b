import { z } from 'zod';
import { languageNamed } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { themes } from '../profile/rules';
import { profile } from '../profile/schema';
import { findPerson } from '../profile/store';

export const getProfile = operation({
  name: 'getProfile',
  summary: 'Name and preferences of whoever is signed in; what they have not said is null',
  effect: 'read',
  success: 200,
  auth: bySelf,
  body: 'none',
  input: z.strictObject({}),
  output: profile,
  errors: [],
  async run(_input, { scope }) {
    const { name, email, language, timeZone, theme } = await findPerson(scope.by.personId);
    return { name, email, language: languageNamed(language ?? '') ?? null, timeZone, theme: themes.find((each) => each === theme) ?? 'system' };
  },
});
