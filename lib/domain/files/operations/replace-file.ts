import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { incomingBytes } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { byFile } from '../auth';
import { fileErrors } from '../errors';
import { kindOfType } from '../hosted/file-kinds';
import { keepIncoming } from '../hosted/keep-incoming';
import { nextVersion } from '../hosted/next-version';
import { makerOf } from '../hosted/note-change';
import { presentDetails } from '../hosted/present';
import { refuseStaleFile } from '../hosted/refuse-stale-file';
import { fileIdInput, hostedFileDetails } from '../hosted/schema';
import { lockFile } from '../hosted/store';
import { maxTemplateBytes } from '../rules';
import { replaceFileDocs } from './replace-file.docs';

export const replaceFile = operation({
  name: 'replaceFile',
  http: 'PUT /files/{file_id}/content',
  api: 'workflow',
  summary: 'Give a file new content, as its next version',
  effect: 'write',
  success: 200,
  auth: byFile('files.manage'),
  body: 'bytes',
  stores: ({ file }) => file.accountId,
  conditional: true,
  limits: { policy: 'upload', by: ['key', 'person'] },
  docs: replaceFileDocs,
  input: z.strictObject({ file_id: fileIdInput, body: incomingBytes({ maxBytes: maxTemplateBytes }), contentType: z.string() }),
  output: hostedFileDetails,
  errors: [fileErrors.badFile, fileErrors.filesBusy],
  async run({ file_id, body }, { ifMatch, scope: { file, scope } }) {
    const kept = await keepIncoming(body, '', kindOfType(file.mimeType));
    return transaction(async (tx) => {
      const before = await lockFile(tx, file_id);
      if (!before) throw fileErrors.fileNotFound();
      refuseStaleFile(ifMatch, before);
      return presentDetails(await nextVersion(tx, before, kept, makerOf(scope), 'content'));
    });
  },
});
