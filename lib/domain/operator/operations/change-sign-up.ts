import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { parseSignUp, signUpText } from '@/lib/core/sign-up';
import { byOperator } from '../auth';
import { changeSetting } from '../configuration/change-setting';
import { operatorErrors } from '../errors';

export const changeSignUp = operation({
  name: 'changeSignUp',
  summary: 'Say who may sign in who is not known here yet',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ kind: z.enum(['open', 'invitation', 'domains']), domains: z.string().max(10_000).optional() }),
  output: z.object({ signUp: z.string() }),
  errors: [operatorErrors.setElsewhere, operatorErrors.noDomains],
  async run({ kind, domains = '' }, { scope: { actor } }) {
    const signUp = parseSignUp(kind === 'domains' ? `domains:${domains}` : kind);
    if (!signUp) throw operatorErrors.noDomains();
    await changeSetting(actor, 'sign_up', signUpText(signUp));
    return { signUp: signUpText(signUp) };
  },
});
