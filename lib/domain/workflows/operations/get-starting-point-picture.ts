import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { languages } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { bySelf } from '../../accounts/auth';
import { drawnPage, pictureMembers } from '../../files/page-pictures';
import { workflowErrors } from '../errors';
import { pointPdf } from '../gallery/picture';
import { startingPoints } from '../gallery/rules';

export const getStartingPointPicture = operation({
  name: 'getStartingPointPicture',
  http: 'GET /dashboard/data/gallery/{template}',
  summary: 'The first page of a template of the gallery, filled with its sample',
  effect: 'read',
  success: 200,
  auth: bySelf,
  browsed: true,
  body: 'none',
  input: z.strictObject({ template: z.string().max(40), language: z.enum(languages).catch('en'), w: pictureMembers.w }),
  output: binaryFile('image/webp'),
  errors: [workflowErrors.noPicture],
  async run({ template, language, w }) {
    const point = startingPoints.find((one) => one === template);
    if (!point) throw workflowErrors.noPicture();
    try {
      return new BinaryFile(await drawnPage(await pointPdf(point, language), 1, w), 'image/webp');
    } catch (error) {
      if (error instanceof ConversionFailed) throw workflowErrors.noPicture();
      throw error;
    }
  },
});
