import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { getBlob } from '@/lib/engines/storage/blobs';
import { byOwnDraft } from '../drafts/auth';
import { draftErrors } from '../drafts/errors';
import { draftId } from '../drafts/schema';

export const getDraftDocument = operation({
  name: 'getDraftDocument',
  http: 'GET /dashboard/data/drafts/{draft_id}/document',
  summary: 'The PDF of a draft',
  effect: 'read',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  input: z.strictObject({ draft_id: draftId }),
  output: binaryFile('application/pdf'),
  errors: [draftErrors.noDocument],
  async run(_, { scope: { draft } }) {
    if (draft.documentKind !== 'pdf' || !draft.pdfSha256) throw draftErrors.noDocument();
    return new BinaryFile(await getBlob(draft.pdfSha256), 'application/pdf', { name: draft.fileName ?? 'document.pdf' });
  },
});
