import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { fileErrors } from '../errors';
import { fileIdInput } from '../hosted/schema';
import { byOwnFile } from '../room/auth';
import { previewOf } from '../room/preview';
import { filePreview } from '../room/schema';
import { findVersion } from '../stored-file';

export const getOwnFilePreview = operation({
  name: 'getOwnFilePreview',
  summary: 'The pages of a file of the account that is signed in, or why there are none to look at',
  effect: 'read',
  success: 200,
  auth: byOwnFile('files.read'),
  body: 'none',
  input: z.strictObject({ file_id: fileIdInput, version: z.coerce.number().int().min(1).max(1_000_000) }),
  output: filePreview,
  errors: [fileErrors.versionNotFound],
  async run({ file_id, version }) {
    const found = await findVersion(file_id, version);
    if (!found) throw fileErrors.versionNotFound();
    return previewOf(found);
  },
});
