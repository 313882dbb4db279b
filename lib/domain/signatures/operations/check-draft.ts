import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { normalizeEmail } from '@/lib/core/email-address';
import { languages } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../../accounts/errors';
import { endOfMonth, monthOf } from '../../accounts/rules';
import { readMonthlyCount } from '../../accounts/store';
import { isSuppressed } from '../../mail/suppression';
import { byOwnDraft } from '../drafts/auth';
import { type DraftProblem, draftProblem, draftProblems } from '../drafts/outgoing/draft-problems';
import { senderFrom } from '../drafts/outgoing/sender';
import { draftId } from '../drafts/schema';
import type { DraftRow } from '../drafts/store';
import { linkLifetimeDays, parties } from '../rules';
import { senderKeyOf } from '../sending/sender-key';
import type { Sender } from '../sending/sender-of';

export const checkDraft = operation({
  name: 'checkDraft',
  http: 'GET /dashboard/data/drafts/{draft_id}/check',
  summary: 'What a draft still lacks, and what will happen when it is sent',
  effect: 'read',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  input: z.strictObject({ draft_id: draftId }),
  output: z.object({
    revision: z.int(),
    /** Nothing of it is sent while there is one. */
    problems: z.array(draftProblem),
    will: z.object({
      sender: z.object({ name: z.string(), email: z.string(), verified: z.boolean() }),
      /** Whose turn is first, and who of the two gets an email at once. */
      first: z.enum(parties),
      mailed: z.enum(parties).nullable(),
      language: z.enum(languages),
      /** As if it were sent now. */
      expiresAt: z.string(),
      usage: z.object({ used: z.int(), limit: z.int(), left: z.int(), resetsAt: z.string() }),
    }),
  }),
  errors: [],
  async run(_, { scope: { draft, scope } }) {
    const at = now();
    const [sender, used] = await Promise.all([senderFrom(scope), readMonthlyCount(scope.accountId, monthOf(at))]);
    const usage = { used, limit: sender.monthlyLimit, left: Math.max(0, sender.monthlyLimit - used), resetsAt: endOfMonth(at).toISOString() };
    const first = draft.senderSigns ? ('sender' as const) : ('signer' as const);
    return {
      revision: draft.revision,
      problems: [
        ...draftProblems(draft),
        ...(await mailProblems(draft, sender)),
        ...(usage.left === 0 ? [limitReached] : []),
        ...(sender.isSuspended ? [suspended] : []),
      ],
      will: {
        sender: { name: sender.name, email: sender.email, verified: sender.provenAt !== null },
        first,
        mailed: draft.delivery === 'email' ? first : null,
        language: draft.language,
        expiresAt: daysAfter(at, linkLifetimeDays).toISOString(),
        usage,
      },
    };
  },
});

const suspended: DraftProblem = {
  place: 'words',
  key: 'account_suspended',
  code: accountErrors.suspended.code,
  message: accountErrors.suspended.sentence,
};

const limitReached: DraftProblem = {
  place: 'words',
  key: 'limit_reached',
  code: 'monthly_limit',
  message: 'This month’s documents are used up.',
};

/** As sending would refuse it: mail that comes back, or is not wanted. */
async function mailProblems({ delivery, signerEmail }: DraftRow, sender: Sender): Promise<DraftProblem[]> {
  const address = normalizeEmail(signerEmail);
  if (delivery !== 'email' || !address || !(await isSuppressed(address, senderKeyOf({ ...sender, senderEmail: sender.email })))) return [];
  const message = 'Mail to this address comes back, or its owner wants none from this sender. Choose the link, and pass it on.';
  return [{ place: 'signer', key: 'signer_unreachable', code: 'recipient_unreachable', message }];
}
