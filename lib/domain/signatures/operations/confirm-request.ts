import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { isAddressSuspended } from '../../accounts/store';
import { record } from '../../events/record';
import { byConfirmationLink } from '../auth';
import { signingErrors } from '../errors';
import { signingToken } from '../links';
import { mailNextParty } from '../mails';
import { moves } from '../rules';
import { takeKeylessMail } from '../sending/mail-cannon';
import { traceOf } from '../signing/trace-of';
import { moveRequest } from '../store';
import { subjectOf } from '../subject-of';

export const confirmRequest = operation({
  name: 'confirmRequest',
  http: 'POST /confirm/{token}/accept',
  summary: 'The sender’s word, given at the mailed address, that the request is theirs',
  effect: 'write',
  success: 200,
  auth: byConfirmationLink,
  body: 'form',
  input: z.strictObject({ token: z.string() }),
  /** Who signs first goes straight on to do so, with this token. */
  output: z.object({ signToken: z.string().nullable() }),
  errors: [signingErrors.tooManyMails, signingErrors.senderSuspended],
  async run(_, caller) {
    const { request, status, linkWorks } = caller.scope;
    // Confirmed already, over, or a link that is too old: the page says so.
    if (status !== 'awaiting_sender_confirmation' || !linkWorks) return { signToken: null };
    if (await isAddressSuspended(request.senderEmail)) throw signingErrors.senderSuspended();
    const at = now();
    const move = request.senderSigns ? 'confirmToSender' : 'confirmToSigner';
    const moved = await transaction(async (tx) => {
      if (!(await moveRequest(tx, request.id, move, at, { confirmedAt: at, senderVerified: true, senderProvenAt: at }))) return false;
      const mailsSigner = move === 'confirmToSigner' && request.delivery === 'email';
      if (mailsSigner && !(await takeKeylessMail(tx, request.signerEmail, at))) throw signingErrors.tooManyMails();
      await mailNextParty(tx, { ...request, senderVerified: true, status: moves[move].to });
      await record(tx, subjectOf(request), 'request.confirmed', at, traceOf(caller));
      return true;
    });
    return { signToken: moved && move === 'confirmToSender' ? signingToken(request, 'sender', 'confirmed') : null };
  },
});
