import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { byOwnDraft } from '../drafts/auth';
import { draftErrors } from '../drafts/errors';
import { draftId } from '../drafts/schema';
import { storedPdf } from '../stored-pdf';

export const getDraftDocument = operation({
  name: 'getDraftDocument',
  http: 'GET /dashboard/data/drafts/{draft_id}/document',
  summary: 'The PDF of a draft',
  effect: 'read',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  input: z.strictObject({ draft_id: draftId }),
  output: streamedFile('application/pdf'),
  errors: [draftErrors.noDocument],
  async run(_, { scope: { draft } }) {
    if (draft.documentKind !== 'pdf' || !draft.pdfSha256) throw draftErrors.noDocument();
    return storedPdf(draft.pdfSha256, draft.fileName ?? 'document.pdf');
  },
});
