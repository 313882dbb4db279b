import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { incomingBytes } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { enqueue } from '@/lib/engines/queue/queue';
import { byFile } from '../auth';
import { fileErrors } from '../errors';
import { kindOfType } from '../hosted/file-kinds';
import { keepIncoming } from '../hosted/keep-incoming';
import { presentDetails } from '../hosted/present';
import { refuseStaleFile } from '../hosted/refuse-stale-file';
import { fileIdInput, hostedFileDetails } from '../hosted/schema';
import { addVersion, lockFile, readFile } from '../hosted/store';
import { maxTemplateBytes } from '../rules';
import { noteBlobs } from '../store';
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
  conditional: true,
  limits: { policy: 'upload', by: ['key', 'person'] },
  docs: replaceFileDocs,
  input: z.strictObject({ file_id: fileIdInput, body: incomingBytes({ maxBytes: maxTemplateBytes }), contentType: z.string() }),
  output: hostedFileDetails,
  errors: [fileErrors.badFile, fileErrors.filesBusy],
  async run({ file_id, body }, { ifMatch, scope }) {
    const { reading, mimeType, sha256, bytes } = await keepIncoming(body, '', kindOfType(scope.file.mimeType));
    return transaction(async (tx) => {
      const before = await lockFile(tx, file_id);
      if (!before) throw fileErrors.fileNotFound();
      refuseStaleFile(ifMatch, before);
      // The same bytes again are no change.
      if (before.newest.sha256 === sha256) return presentDetails(before);
      const at = now();
      await noteBlobs(tx, [{ sha256, bytes, mimeType, createdAt: at }]);
      await addVersion(tx, { id: newId('fver'), fileId: file_id, number: before.newest.number + 1, sha256, bytes, mimeType, at }, reading);
      // What uses it as a template may be complete by now, or no longer.
      await enqueue(tx, 'recheck-workflows', { id: file_id, owner: before.file.accountId });
      return presentDetails(await readFile(tx, file_id));
    });
  },
});
