import { z } from 'zod';
import { incomingFile } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { fileErrors } from '../../files/errors';
import { maxTemplateBytes } from '../../files/rules';
import { byOwnDraft } from '../drafts/auth';
import { keepDocument } from '../drafts/document/keep-document';
import { readFileOf } from '../drafts/document/read-file';
import { readStream } from '../drafts/document/read-stream';
import { draftErrors } from '../drafts/errors';
import { changed, draftId } from '../drafts/schema';

export const putDraftDocument = operation({
  name: 'putDraftDocument',
  http: 'PUT /dashboard/data/drafts/{draft_id}/document',
  summary: 'Put a file in place of the document of a draft',
  effect: 'write',
  success: 200,
  auth: byOwnDraft,
  body: 'multipart',
  stores: ({ scope }) => scope.accountId,
  limits: { policy: 'upload', by: ['person'] },
  input: z.strictObject({ draft_id: draftId, file: incomingFile({ maxBytes: maxTemplateBytes }) }),
  output: changed,
  errors: [draftErrors.badFile, draftErrors.conversionUnavailable, draftErrors.sent, fileErrors.filesBusy],
  async run({ file }, { scope: opened }) {
    return keepDocument(opened, await readFileOf(await readStream(file.stream), file.name));
  },
});
