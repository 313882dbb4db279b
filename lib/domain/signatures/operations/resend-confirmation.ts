import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byConfirmationLink } from '../auth';
import { mailNextParty } from '../mails';
import { maxConfirmationMails } from '../rules';
import { renewConfirmation } from '../store';

export const resendConfirmation = operation({
  name: 'resendConfirmation',
  http: 'POST /confirm/{token}/resend',
  summary: 'Mail a new confirmation link, in place of one that is too old',
  effect: 'write',
  success: 200,
  auth: byConfirmationLink,
  body: 'form',
  input: z.strictObject({ token: z.string() }),
  output: z.object({ resent: z.boolean() }),
  errors: [],
  async run(_, { scope: { request, status, linkWorks } }) {
    if (status !== 'awaiting_sender_confirmation' || linkWorks || request.confirmGeneration >= maxConfirmationMails) return { resent: false };
    await transaction(async (tx) => {
      // Of two clicks one mails; both are told that a mail is on its way.
      if (await renewConfirmation(tx, request, now())) await mailNextParty(tx, request);
    });
    return { resent: true };
  },
});
