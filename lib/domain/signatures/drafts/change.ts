import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import type { PersonScope } from '../../accounts/scope';
import { forgetBlobs } from '../../files/store';
import type { OpenedDraft } from './auth';
import { draftErrors } from './errors';
import { who } from './present';
import { changeDraft, type DraftChange, type DraftRow, findDraft, lockDraft } from './store';

export type Changed = { revision: number; updatedAt: string };

/** What a sent draft answers to every change. */
export const sentAs = (requestId: string) => draftErrors.sent.at('request_id', 'sent', requestId);

/** Why a draft could not be changed from a revision. Throws. */
export async function refuseChange(scope: PersonScope, id: string): Promise<never> {
  const draft = await findDraft(scope, id);
  if (!draft) throw draftErrors.notFound();
  if (draft.sentRequestId) throw sentAs(draft.sentRequestId);
  throw conflictWith(draft, scope);
}

function conflictWith(draft: DraftRow, scope: PersonScope) {
  const name = who(draft.changer, scope)?.name ?? '';
  const at = draft.updatedAt.toISOString();
  return draftErrors.conflict({
    details: [
      { path: 'revision', code: 'conflict', message: String(draft.revision) },
      { path: 'changedBy', code: 'conflict', message: name },
      { path: 'updatedAt', code: 'conflict', message: at },
    ],
    message: `${name || 'Somebody'} changed the draft at ${at}. Read it again, and make your change anew.`,
  });
}

/**
 * Changes a draft, from a revision or, without one, from whichever it has by now; lets go of the bytes that it had before where it
 * gets others. `beside`: what is done in the same transaction, before the change.
 */
export async function change({ draft, scope }: OpenedDraft, from: number | null, data: DraftChange, beside?: (tx: Tx) => Promise<unknown>): Promise<Changed> {
  const at = now();
  const revision = await transaction(async (tx) => {
    const held = await lockDraft(tx, draft.id);
    if (!held || held.sentRequestId || (from !== null && held.revision !== from)) return null;
    await beside?.(tx);
    await changeDraft(tx, draft.id, { ...data, revision: held.revision + 1, changedBy: scope.by.personId, updatedAt: at });
    if (data.pdfSha256 !== undefined && held.pdfSha256 && data.pdfSha256 !== held.pdfSha256) await forgetBlobs(tx, [held.pdfSha256]);
    return held.revision + 1;
  });
  if (revision === null) return refuseChange(scope, draft.id);
  return { revision, updatedAt: at.toISOString() };
}
