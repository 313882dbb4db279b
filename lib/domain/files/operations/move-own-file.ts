import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { fileErrors } from '../errors';
import { folderFrom } from '../hosted/folder';
import { makerOf, noteChange } from '../hosted/note-change';
import { fileIdInput } from '../hosted/schema';
import { lockFile, updateFile } from '../hosted/store';
import { byOwnFile } from '../room/auth';
import { maxFolderLength } from '../rules';

export const moveOwnFile = operation({
  name: 'moveOwnFile',
  http: 'POST /dashboard/data/files/{file_id}/move',
  summary: 'Put a file of the account that is signed in into a folder, or out of it',
  effect: 'write',
  success: 200,
  auth: byOwnFile('files.manage'),
  body: 'form',
  input: z.strictObject({ file_id: fileIdInput, folder: z.string().max(maxFolderLength) }),
  output: z.object({ folder: z.string().meta({ description: 'As it is kept: of what was given, what every file system takes.' }) }),
  errors: [],
  run: ({ file_id, folder: given }, { scope: { scope } }) =>
    transaction(async (tx) => {
      const before = await lockFile(tx, file_id);
      if (!before) throw fileErrors.fileNotFound();
      const { file } = before;
      const folder = folderFrom(given);
      if (folder === file.folder) return { folder };
      const at = now();
      await updateFile(tx, file_id, { folder, updatedAt: at });
      await noteChange(tx, file, at, makerOf(scope), { what: 'folder', version: file.version });
      return { folder };
    }),
});
