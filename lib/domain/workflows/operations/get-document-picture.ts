import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { drawnPage, pictureMembers } from '../../files/page-pictures';
import { byDraftDocument } from '../documents/auth';
import { failureOf } from '../documents/failure-of';
import { lookAt } from '../documents/look-at';
import { sidePdf } from '../documents/pages-of';
import { workflowErrors } from '../errors';
import { documentId, workflowId } from '../schema';
import { sides } from '../views/document-view';

export const getDocumentPicture = operation({
  name: 'getDocumentPicture',
  http: 'GET /dashboard/data/workflows/{wkf_id}/documents/{doc_id}/sides/{side}/{page}',
  summary: 'One page of a template, or of it filled with the example, as a picture',
  effect: 'read',
  success: 200,
  auth: byDraftDocument('workflows.read'),
  browsed: true,
  body: 'none',
  // What is shown is named by `shows`, so that a browser asks anew when it is another.
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId, side: z.enum(sides), shows: z.string().max(100).optional(), ...pictureMembers }),
  output: binaryFile('image/webp'),
  errors: [workflowErrors.noPicture],
  async run({ side, page, w }, { scope }) {
    const pdf = sidePdf(side, await lookAt(scope), scope);
    if (!pdf || page < 1) throw workflowErrors.noPicture();
    try {
      return new BinaryFile(await drawnPage(pdf, page, w), 'image/webp');
    } catch (error) {
      const isNone = error instanceof ConversionFailed || (error instanceof DocumentRefusal && error.code === 'unknown_page') || failureOf(error) !== null;
      throw isNone ? workflowErrors.noPicture() : error;
    }
  },
});
