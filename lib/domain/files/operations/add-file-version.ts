import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { incomingFile } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { fileErrors } from '../errors';
import { kindOfType } from '../hosted/file-kinds';
import { keepIncoming } from '../hosted/keep-incoming';
import { nextVersion } from '../hosted/next-version';
import { makerOf } from '../hosted/note-change';
import { fileIdInput } from '../hosted/schema';
import { lockFile } from '../hosted/store';
import { byOwnFile } from '../room/auth';
import { maxTemplateBytes } from '../rules';

export const addFileVersion = operation({
  name: 'addFileVersion',
  http: 'POST /dashboard/data/files/{file_id}/versions',
  summary: 'Give a file new content from a form of its page, as its next version',
  effect: 'write',
  success: 200,
  auth: byOwnFile('files.manage'),
  body: 'multipart',
  stores: ({ file }) => file.accountId,
  limits: { policy: 'upload', by: ['person'] },
  input: z.strictObject({ file_id: fileIdInput, file: incomingFile({ maxBytes: maxTemplateBytes }) }),
  output: z.object({ version: z.int() }),
  errors: [fileErrors.badFile, fileErrors.filesBusy],
  async run({ file_id, file: { stream } }, { scope: { file, scope } }) {
    const kept = await keepIncoming(stream, 'file', kindOfType(file.mimeType));
    return transaction(async (tx) => {
      const before = await lockFile(tx, file_id);
      if (!before) throw fileErrors.fileNotFound();
      const { newest } = await nextVersion(tx, before, kept, makerOf(scope), 'content');
      return { version: newest.number };
    });
  },
});
