import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { keylessNow, signUpNow } from '../../accounts/admission/settings';
import { byOperator } from '../auth';
import { shownAdmission } from '../schema';

export const getAdmission = operation({
  name: 'getAdmission',
  summary: 'Who may come in, whether requests may be made without a key, and who says so',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  input: z.strictObject({}),
  output: shownAdmission,
  errors: [],
  async run() {
    const [signUp, keyless] = await Promise.all([signUpNow(), keylessNow()]);
    const domains = signUp.value.kind === 'domains' ? [...signUp.value.domains] : [];
    return { signUp: { kind: signUp.value.kind, domains, from: signUp.from }, keyless };
  },
});
