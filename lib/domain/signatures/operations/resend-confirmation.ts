import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { mailNextParty } from '../mails';
import { maxConfirmationMails } from '../rules';
import { openConfirmation } from '../sending/open-confirmation';
import { renewConfirmation } from '../store';

export const resendConfirmation = operation({
  name: 'resendConfirmation',
  http: 'POST /confirm/{token}/resend',
  surface: 'page',
  summary: 'Mail a new confirmation link, in place of one that is too old',
  effect: 'write',
  success: 200,
  input: z.strictObject({ token: z.string() }),
  output: z.object({ location: z.string() }),
  errors: [signingErrors.linkUnknown],
  async run({ token }) {
    const { request, status, linkWorks } = await openConfirmation(token);
    const location = `/confirm/${token}`;
    if (status !== 'awaiting_sender_confirmation' || linkWorks || request.confirmGeneration >= maxConfirmationMails) return { location };
    await transaction(async (tx) => {
      if (await renewConfirmation(tx, request, now())) await mailNextParty(tx, request);
    });
    return { location: `${location}?done=resent` };
  },
});
