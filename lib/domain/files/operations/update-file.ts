import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { byFile } from '../auth';
import { fileErrors } from '../errors';
import { fileName, withEnding } from '../hosted/file-name';
import { makerOf, noteChange } from '../hosted/note-change';
import { presentDetails } from '../hosted/present';
import { fileIdInput, hostedFileDetails } from '../hosted/schema';
import { lockFile, readFile, updateFile as updateRow } from '../hosted/store';
import { byOwnFile } from '../room/auth';
import { updateFileDocs } from './update-file.docs';

/** As a page's form has it. */
const formInput = z.strictObject({ file_id: fileIdInput, name: fileName.optional(), isShared: z.stringbool().optional() });

export const updateFile = operation({
  name: 'updateFile',
  http: 'PATCH /files/{file_id}',
  api: 'workflow',
  summary: 'Rename a file, or switch its share link',
  effect: 'write',
  success: 200,
  auth: byFile('files.manage'),
  ways: { own: { http: 'POST /dashboard/data/files/{file_id}/change', auth: byOwnFile('files.manage'), input: formInput } },
  body: 'json',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: updateFileDocs,
  input: z.strictObject({
    file_id: fileIdInput,
    name: fileName.optional().meta({ description: 'Its new name; the ending of what it is is put on where it is missing.' }),
    isShared: z.boolean().optional().meta({ description: 'Whether anyone with `shareUrl` can view it. Off kills the link that is out, for good.' }),
  }),
  output: hostedFileDetails,
  errors: [],
  run: ({ file_id, name, isShared }, { ifMatch, scope: { scope } }) =>
    transaction(async (tx) => {
      const before = await lockFile(tx, file_id);
      if (!before) throw fileErrors.fileNotFound();
      refuseStale(ifMatch, hostedFileDetails, presentDetails(before));
      const { file } = before;
      const isRevoked = file.isShared && isShared === false;
      const [at, by] = [now(), makerOf(scope)];
      await updateRow(tx, file_id, {
        ...(name === undefined ? {} : { name: withEnding(name, file.mimeType) }),
        ...(isShared === undefined ? {} : { isShared }),
        ...(isRevoked ? { shareGeneration: file.shareGeneration + 1 } : {}),
        updatedAt: at,
      });
      if (name !== undefined) await noteChange(tx, file, at, by, { what: 'name', version: file.version });
      if (isShared !== undefined) await noteChange(tx, file, at, by, { what: isShared ? 'shared' : 'unshared', version: file.version });
      return presentDetails(await readFile(tx, file_id));
    }),
});
