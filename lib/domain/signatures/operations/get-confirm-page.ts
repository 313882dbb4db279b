import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byConfirmationLink } from '../auth';
import { visibleLines } from '../fields/visible-lines';
import { signingLink } from '../links';
import { maxConfirmationMails, whoseTurn } from '../rules';
import type { OpenedConfirmation } from '../sending/open-confirmation';
import { describeDocument } from '../signing/page-descriptions';
import { confirmView } from '../views/confirm-view';

export const getConfirmPage = operation({
  name: 'getConfirmPage',
  summary: 'What a confirmation link shows: the whole document and who would get it',
  effect: 'read',
  success: 200,
  auth: byConfirmationLink,
  body: 'none',
  input: z.strictObject({ token: z.string(), problem: z.string().max(40).nullable().catch(null), done: z.string().max(40).nullable().catch(null) }),
  output: confirmView,
  errors: [],
  async run({ token, problem, done }, { scope: opened }) {
    const { request } = opened;
    const state = stateOf(opened, done);
    const pages = state === 'ready' ? await describeDocument(request.presentedSha256) : [];
    return {
      token,
      state,
      language: request.language,
      title: request.title,
      sender: { name: request.senderName === request.senderEmail ? null : request.senderName, email: request.senderEmail },
      signer: { name: request.signerName, email: request.signerEmail },
      senderSigns: request.senderSigns,
      delivery: request.delivery,
      message: request.message,
      expiresAt: request.expiresAt.toISOString(),
      mayResend: request.confirmGeneration < maxConfirmationMails,
      // Only the link that confirmed leads on: one that was replaced opens nothing.
      signLink: state === 'confirmed' && opened.isNewest && whoseTurn(opened.status) === 'sender' ? signingLink(request, 'sender', 'confirmed') : null,
      pages: pages.map((page, index) => ({ number: index + 1, ...visibleLines(page, index + 1, request.fields) })),
      problem,
    };
  },
});

function stateOf({ request, status, linkWorks }: OpenedConfirmation, done: string | null): z.output<typeof confirmView>['state'] {
  if (status === 'cancelled') return request.declinedBy !== 'sender' ? 'cancelled' : done === 'blocked' ? 'blocked' : 'declined';
  if (status === 'expired') return 'expired';
  if (status !== 'awaiting_sender_confirmation') return 'confirmed';
  if (linkWorks) return 'ready';
  return done === 'resent' ? 'resent' : 'link_expired';
}
