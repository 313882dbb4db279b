import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { fileErrors } from '../errors';
import { nextVersion } from '../hosted/next-version';
import { makerOf } from '../hosted/note-change';
import { fileIdInput } from '../hosted/schema';
import { lockFile } from '../hosted/store';
import { byOwnFile } from '../room/auth';
import { findVersion, readingOf } from '../stored-file';

export const restoreFileVersion = operation({
  name: 'restoreFileVersion',
  http: 'POST /dashboard/data/files/{file_id}/restore',
  summary: 'Make an earlier version of a file its newest; those between them stay',
  effect: 'write',
  success: 200,
  auth: byOwnFile('files.manage'),
  body: 'form',
  input: z.strictObject({ file_id: fileIdInput, version: z.coerce.number().int().min(1).max(1_000_000) }),
  output: z.object({ version: z.int().meta({ description: 'The number that it has as the newest.' }) }),
  errors: [fileErrors.versionNotFound],
  run: ({ file_id, version }, { scope: { scope } }) =>
    transaction(async (tx) => {
      const before = await lockFile(tx, file_id);
      if (!before) throw fileErrors.fileNotFound();
      const earlier = await findVersion(file_id, version);
      if (!earlier) throw fileErrors.versionNotFound();
      const { newest } = await nextVersion(tx, before, { ...earlier, reading: readingOf(earlier) }, makerOf(scope), 'restored');
      return { version: newest.number };
    }),
});
