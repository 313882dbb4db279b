import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../../accounts/auth';
import { draftErrors } from '../drafts/errors';
import { makeDraft } from '../drafts/new-draft';
import { draftId } from '../drafts/schema';

export const createDraft = operation({
  name: 'createDraft',
  http: 'POST /dashboard/data/drafts',
  summary: 'Begin a document to send',
  effect: 'write',
  success: 200,
  auth: byPerson('requests.send'),
  body: 'json',
  bodyMayBeEmpty: true,
  input: z.strictObject({}),
  output: z.object({ id: draftId }),
  errors: [draftErrors.tooMany],
  async run(_, { scope }) {
    return { id: await makeDraft(scope, {}) };
  },
});
