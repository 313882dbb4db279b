import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOwnDraft } from '../drafts/auth';
import { change } from '../drafts/change';
import { noDocument } from '../drafts/document/kinds';
import { draftErrors } from '../drafts/errors';
import { changed, draftId } from '../drafts/schema';

export const removeDraftDocument = operation({
  name: 'removeDraftDocument',
  http: 'DELETE /dashboard/data/drafts/{draft_id}/document',
  summary: 'Take the document out of a draft; the fields that were placed on it stay',
  effect: 'destructive',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  input: z.strictObject({ draft_id: draftId }),
  output: changed,
  errors: [draftErrors.sent],
  async run(_, { scope: opened }) {
    return change(opened, null, noDocument);
  },
});
