import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { changeSetting } from '../configuration/change-setting';
import { operatorErrors } from '../errors';

export const changeKeyless = operation({
  name: 'changeKeyless',
  summary: 'Say whether requests may be made without an API key',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ keyless: z.enum(['on', 'off']) }),
  output: z.object({ keyless: z.enum(['on', 'off']) }),
  errors: [operatorErrors.setElsewhere],
  async run({ keyless }, { scope: { actor } }) {
    await changeSetting(actor, 'keyless', keyless);
    return { keyless };
  },
});
