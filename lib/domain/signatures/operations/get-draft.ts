import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOwnDraft } from '../drafts/auth';
import { presentDraft } from '../drafts/present';
import { draftId, draftView } from '../drafts/schema';

export const getDraft = operation({
  name: 'getDraft',
  http: 'GET /dashboard/data/drafts/{draft_id}',
  summary: 'A draft as it was left',
  effect: 'read',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  input: z.strictObject({ draft_id: draftId }),
  output: draftView,
  errors: [],
  async run(_, { scope: { draft, scope } }) {
    return presentDraft(draft, scope);
  },
});
