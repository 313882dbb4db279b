import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { fileErrors } from '../errors';
import { fileIdInput } from '../hosted/schema';
import { drawnPage, pictureMembers } from '../page-pictures';
import { byOwnFile } from '../room/auth';
import { viewedPdf } from '../room/preview';
import { findVersion } from '../stored-file';

export const getOwnFilePicture = operation({
  name: 'getOwnFilePicture',
  http: 'GET /dashboard/data/files/{file_id}/versions/{version}/pages/{page}',
  summary: 'One page of a version of a file, as a picture',
  effect: 'read',
  success: 200,
  auth: byOwnFile('files.read'),
  browsed: true,
  body: 'none',
  input: z.strictObject({ file_id: fileIdInput, version: z.coerce.number().int().min(1).max(1_000_000).catch(1), ...pictureMembers }),
  output: binaryFile('image/webp'),
  errors: [fileErrors.pageNotFound],
  async run({ file_id, version, page, w }) {
    const found = await findVersion(file_id, version);
    const pdf = found && viewedPdf(found);
    if (!pdf || page < 1) throw fileErrors.pageNotFound();
    try {
      // The bytes of a version never change, and are asked for all the same: a browser must not show them once its person has signed out.
      return new BinaryFile(await drawnPage(pdf, page, w), 'image/webp');
    } catch (error) {
      if (error instanceof ConversionFailed || (error instanceof DocumentRefusal && error.code === 'unknown_page')) throw fileErrors.pageNotFound();
      throw error;
    }
  },
});
