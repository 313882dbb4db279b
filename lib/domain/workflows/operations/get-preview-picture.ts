import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { drawnPage, pictureMembers } from '../../files/page-pictures';
import { workflowErrors } from '../errors';
import { byPreviewLink } from '../preview/auth';
import { previewPdf } from '../preview/preview-pdf';

export const getPreviewPicture = operation({
  name: 'getPreviewPicture',
  http: 'GET /preview/{key}/pages/{page}',
  summary: 'One page of a previewed template, as a picture',
  effect: 'read',
  success: 200,
  auth: byPreviewLink,
  body: 'none',
  limits: { policy: 'call', by: ['link'] },
  input: z.strictObject({ key: z.string(), ...pictureMembers }),
  output: binaryFile('image/webp'),
  errors: [workflowErrors.noPicture],
  async run({ page, w }, { scope: previewed }) {
    const pdf = previewPdf(previewed);
    if (!pdf || page < 1) throw workflowErrors.noPicture();
    try {
      // The same address shows another version of the template tomorrow: a browser asks whether it is still the same.
      return new BinaryFile(await drawnPage(pdf, page, w), 'image/webp');
    } catch (error) {
      if (error instanceof ConversionFailed || (error instanceof DocumentRefusal && error.code === 'unknown_page')) throw workflowErrors.noPicture();
      throw error;
    }
  },
});
