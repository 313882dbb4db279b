import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOwnRequest } from '../auth';
import { signatureErrors } from '../errors';
import { resend } from '../room/resend';
import { requestId } from '../schema';

export const resendMail = operation({
  name: 'resendMail',
  http: 'POST /dashboard/data/requests/{request_id}/mails/{email_id}/resend',
  summary: 'Send an email again that came back or could not be sent',
  effect: 'write',
  success: 200,
  auth: byOwnRequest('requests.manage'),
  body: 'none',
  input: z.strictObject({ request_id: requestId, email_id: z.string().max(60) }),
  output: z.object({ resent: z.literal(true) }),
  errors: [signatureErrors.cannotResend],
  async run({ email_id }, { scope: { request, person } }) {
    if (!(await resend(request, email_id, person.by.personId))) throw signatureErrors.cannotResend();
    return { resent: true as const };
  },
});
