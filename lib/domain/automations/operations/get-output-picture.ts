import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { getBlob } from '@/lib/engines/storage/blobs';
import { findLinkedFile } from '../../files/hosted/store';
import { drawnPage } from '../../files/page-pictures';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { automationErrors } from '../errors';
import { findOutputOf } from '../outputs/store';
import { outputIdPattern } from '../rules';

const widthPx = 480;

export const getOutputPicture = operation({
  name: 'getOutputPicture',
  http: 'GET /dashboard/data/workflows/{wkf_id}/outputs/{out_id}/picture',
  summary: 'The first page of an output’s PDF, as a picture',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  browsed: true,
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, out_id: z.string().regex(outputIdPattern) }),
  output: binaryFile('image/webp'),
  errors: [automationErrors.outputNotFound],
  async run({ out_id }, { scope: { workflow } }) {
    const output = await findOutputOf(workflow.id, out_id);
    const id = output?.signedFileId ?? output?.pdfFileId;
    const file = id ? await findLinkedFile(id) : null;
    if (!file) throw automationErrors.outputNotFound();
    return new BinaryFile(await drawnPage({ cache: file.sha256, bytes: () => getBlob(file.sha256) }, 1, widthPx), 'image/webp');
  },
});
