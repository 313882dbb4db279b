import { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { problemsOf } from '@/lib/core/validate';
import { getBlob } from '@/lib/engines/storage/blobs';
import { forgetCached } from '@/lib/engines/storage/cache';
import { accountErrors } from '../../accounts/errors';
import { byOwnDraft, type OpenedDraft } from '../drafts/auth';
import { refuseChange, sentAs } from '../drafts/change';
import { noDraftLeft } from '../drafts/document/kinds';
import { draftErrors } from '../drafts/errors';
import { createRequestOf, sourceOf } from '../drafts/outgoing/create-input';
import { type DraftProblem, draftProblems } from '../drafts/outgoing/draft-problems';
import { senderFrom } from '../drafts/outgoing/sender';
import { draftId, revision } from '../drafts/schema';
import { changeDraft, type DraftRow, lockDraft } from '../drafts/store';
import { signatureErrors } from '../errors';
import { createInput, requestId } from '../schema';
import { draftRequest } from '../sending/draft-request';
import { refuseUnwantedMail } from '../sending/mail-cannon';

export const sendDraft = operation({
  name: 'sendDraft',
  http: 'POST /dashboard/data/drafts/{draft_id}/send',
  summary: 'Send a draft for signature, as it is at a revision; once, however often it is asked',
  effect: 'write',
  success: 200,
  auth: byOwnDraft,
  body: 'json',
  stores: ({ scope }) => scope.accountId,
  limits: { policy: 'create', by: ['person'] },
  input: z.strictObject({ draft_id: draftId, revision }),
  output: z.object({ request_id: requestId }),
  errors: [
    ...[draftErrors.conflict, draftErrors.sent, draftErrors.notFound],
    ...[signatureErrors.badRequest, accountErrors.suspended, accountErrors.monthlyLimit, signatureErrors.rateLimited],
  ],
  async run({ revision: from }, caller) {
    const { draft, scope } = caller.scope;
    const sentId = sentBefore(draft, from);
    if (sentId) return { request_id: sentId };
    if (draft.revision !== from) return refuseChange(scope, draft.id);
    const save = await prepare(caller.scope, caller);
    const made = await transaction(async (tx) => {
      const held = await lockDraft(tx, draft.id);
      const earlier = held && sentBefore(held, from);
      if (earlier) return earlier;
      if (held?.revision !== from) return null;
      const { request } = await save(tx);
      await changeDraft(tx, draft.id, { ...noDraftLeft, sentRequestId: request.id, changedBy: scope.by.personId, updatedAt: now() });
      return request.id;
    });
    if (!made) return refuseChange(scope, draft.id);
    await forgetCached(draft.id);
    return { request_id: made };
  },
});

/** The request that a draft became, for who sends it once more as they saw it; who saw it otherwise is told that it was sent. */
function sentBefore({ sentRequestId, revision: at }: Pick<DraftRow, 'sentRequestId' | 'revision'>, from: number): string | null {
  if (sentRequestId && at !== from) throw sentAs(sentRequestId);
  return sentRequestId;
}

/** As a create request over the API goes; what that would be refused for is refused here. */
async function prepare({ draft, scope }: OpenedDraft, trace: Caller) {
  if (draft.documentKind === 'none') refuseAll(draftProblems(draft).slice(0, 1));
  const parsed = createInput.safeParse(createRequestOf(draft));
  if (!parsed.success) throw signatureErrors.badRequest({ details: problemsOf(parsed.error) });
  refuseAll(draftProblems(draft));
  const input = parsed.data;
  const sender = await senderFrom(scope);
  if (sender.isSuspended) throw accountErrors.suspended();
  await refuseUnwantedMail(sender, input.signer.email, input.delivery);
  const source = sourceOf(draft, draft.pdfSha256 === null ? null : await getBlob(draft.pdfSha256));
  const { save } = await draftRequest(input, sender, source, trace);
  return save;
}

function refuseAll(problems: readonly DraftProblem[]): void {
  if (problems.length > 0) throw signatureErrors.badRequest({ details: problems.map(({ place, code, message }) => ({ path: place, code, message })) });
}
