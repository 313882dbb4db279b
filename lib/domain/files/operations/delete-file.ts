import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { byFile } from '../auth';
import { fileErrors } from '../errors';
import type { FileUse } from '../hosted/file-uses';
import { makerOf, noteRemoval } from '../hosted/note-change';
import { presentDetails } from '../hosted/present';
import { fileIdInput, hostedFileDetails } from '../hosted/schema';
import { lockFile, removeFile, usesOfFile } from '../hosted/store';
import { byOwnFile } from '../room/auth';
import { forgetBlobs } from '../store';
import { deleteFileDocs } from './delete-file.docs';

export const deleteFile = operation({
  name: 'deleteFile',
  http: 'DELETE /files/{file_id}',
  api: 'workflow',
  summary: 'Delete a file with all its versions',
  effect: 'destructive',
  success: 204,
  auth: byFile('files.manage'),
  ways: { own: { http: 'POST /dashboard/data/files/{file_id}/delete', auth: byOwnFile('files.manage') } },
  body: 'none',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: deleteFileDocs,
  input: z.strictObject({ file_id: fileIdInput }),
  output: z.void(),
  errors: [fileErrors.fileInUse],
  run: ({ file_id }, { ifMatch, scope: { scope } }) =>
    transaction(async (tx) => {
      const before = await lockFile(tx, file_id);
      if (!before) throw fileErrors.fileNotFound();
      refuseStale(ifMatch, hostedFileDetails, presentDetails(before));
      const uses = await usesOfFile(tx, file_id);
      if (uses.length > 0) throw fileErrors.fileInUse({ details: uses.map(detailOf) });
      await forgetBlobs(tx, await removeFile(tx, file_id));
      await noteRemoval(tx, before.file, now(), makerOf(scope));
    }),
});

const sentences: Record<FileUse['what'], string> = {
  workflow: 'A workflow uses it as a template. Archive the workflow first, or leave the file.',
  run: 'A run that is under way uses it as a template. Try again when the run has ended.',
};

const detailOf = ({ what, ids }: FileUse) => ({ path: 'file_id', code: `used_by_${what}`, message: `${sentences[what]} (${ids.join(', ')})` });
