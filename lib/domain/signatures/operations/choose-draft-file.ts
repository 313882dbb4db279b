import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { getBlob } from '@/lib/engines/storage/blobs';
import { fileErrors } from '../../files/errors';
import { fileIdInput } from '../../files/hosted/schema';
import { findFile } from '../../files/stored-file';
import { byOwnDraft } from '../drafts/auth';
import { keepDocument } from '../drafts/document/keep-document';
import { readFileOf } from '../drafts/document/read-file';
import { draftErrors } from '../drafts/errors';
import { changed, draftId } from '../drafts/schema';

export const chooseDraftFile = operation({
  name: 'chooseDraftFile',
  http: 'POST /dashboard/data/drafts/{draft_id}/file',
  summary: 'Take a file that is kept here as the document of a draft, as it is now',
  effect: 'write',
  success: 200,
  auth: byOwnDraft,
  body: 'json',
  limits: { policy: 'upload', by: ['person'] },
  input: z.strictObject({ draft_id: draftId, file_id: fileIdInput }),
  output: changed,
  errors: [fileErrors.fileNotFound, draftErrors.badFile, draftErrors.conversionUnavailable, draftErrors.sent, fileErrors.filesBusy],
  async run({ file_id }, { scope: opened }) {
    const file = await findFile(opened.scope, file_id);
    if (!file) throw fileErrors.fileNotFound();
    return keepDocument(opened, await readFileOf(await getBlob(file.sha256), file.name));
  },
});
