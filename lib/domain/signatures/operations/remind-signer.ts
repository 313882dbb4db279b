import { z } from 'zod';
import { personIn } from '@/lib/core/caller';
import { operation } from '@/lib/core/operation';
import { byOwnRequest } from '../auth';
import { signatureErrors } from '../errors';
import { requestId } from '../schema';
import { remind } from '../sending/remind';

export const remindSigner = operation({
  name: 'remindSigner',
  http: 'POST /dashboard/data/requests/{request_id}/remind',
  summary: 'Mail the signer the link once more',
  effect: 'write',
  success: 200,
  auth: byOwnRequest('requests.manage'),
  body: 'none',
  input: z.strictObject({ request_id: requestId }),
  output: z.object({ reminded: z.literal(true) }),
  errors: [signatureErrors.cannotRemind],
  async run(_, { scope: { request }, credential }) {
    if (!(await remind(request, 'sender', personIn(credential)))) throw signatureErrors.cannotRemind();
    return { reminded: true as const };
  },
});
