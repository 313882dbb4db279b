import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../../accounts/auth';
import { fileErrors } from '../../files/errors';
import { afterModel } from '../drafts/after-model';
import { draftErrors } from '../drafts/errors';
import { makeDraft } from '../drafts/new-draft';
import { draftId } from '../drafts/schema';
import { requestId } from '../schema';
import { findRequest } from '../store';

export const createDraft = operation({
  name: 'createDraft',
  http: 'POST /dashboard/data/drafts',
  summary: 'Begin a document to send',
  effect: 'write',
  success: 200,
  auth: byPerson('requests.send'),
  body: 'json',
  bodyMayBeEmpty: true,
  input: z.strictObject({ from: requestId.optional().meta({ description: 'A request of the account that it is to be like.' }) }),
  output: z.object({ id: draftId }),
  errors: [draftErrors.tooMany, draftErrors.modelUnknown, fileErrors.filesBusy],
  async run({ from }, { scope }) {
    if (from === undefined) return { id: await makeDraft(scope, {}) };
    const request = await findRequest(scope, from);
    if (!request) throw draftErrors.modelUnknown();
    const { given, beside } = await afterModel(request);
    return { id: await makeDraft(scope, given, beside) };
  },
});
