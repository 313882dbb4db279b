import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { forgetCached } from '@/lib/engines/storage/cache';
import { byOwnDraft } from '../drafts/auth';
import { draftId } from '../drafts/schema';
import { removeDraft } from '../drafts/store';

export const deleteDraft = operation({
  name: 'deleteDraft',
  http: 'DELETE /dashboard/data/drafts/{draft_id}',
  summary: 'Throw a draft away, with its document',
  effect: 'destructive',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  input: z.strictObject({ draft_id: draftId }),
  output: z.object({ deleted: z.literal(true) }),
  errors: [],
  async run(_, { scope: { draft } }) {
    await transaction((tx) => removeDraft(tx, draft.id));
    await forgetCached(draft.id);
    return { deleted: true as const };
  },
});
