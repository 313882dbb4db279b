import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { AppError } from '@/lib/core/errors';
import { operation } from '@/lib/core/operation';
import { drawnPage, pictureMembers } from '../../files/page-pictures';
import { byOwnDraft } from '../drafts/auth';
import { draftErrors } from '../drafts/errors';
import { senderFrom } from '../drafts/outgoing/sender';
import { previewOf } from '../drafts/preview/preview-document';
import { draftId, revision } from '../drafts/schema';
import { signatureErrors } from '../errors';

export const previewDraftPicture = operation({
  name: 'previewDraftPicture',
  http: 'GET /dashboard/data/drafts/{draft_id}/preview/{page}',
  summary: 'One page of a draft as the signer will see it, as a picture',
  effect: 'read',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  input: z.strictObject({
    draft_id: draftId,
    ...pictureMembers,
    revision: revision.optional().meta({ description: 'Of the preview: another has another address.' }),
  }),
  output: binaryFile('image/webp'),
  errors: [draftErrors.noDocument, signatureErrors.rateLimited],
  async run({ page, w }, { scope: { draft, scope } }) {
    const preview = await previewOf(draft, (await senderFrom(scope)).name).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'bad_request') throw draftErrors.noDocument({ cause: error });
      throw error;
    });
    if (!preview || page < 1 || page > preview.pageCount) throw draftErrors.noDocument();
    return new BinaryFile(await drawnPage(preview.pdf, page, w), 'image/webp');
  },
});
