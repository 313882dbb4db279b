import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { getBlob } from '@/lib/engines/storage/blobs';
import { findForDownload } from '../authorize';
import { signatureErrors } from '../errors';
import { signedFileName } from '../file-name';
import { requestId } from '../schema';

export const downloadSignedPdf = operation({
  name: 'downloadSignedPdf',
  http: 'GET /v1/requests/{request_id}/signed-pdf',
  surface: 'api',
  summary: 'Download the signed and sealed PDF',
  effect: 'read',
  success: 200,
  input: z.strictObject({ request_id: requestId }),
  output: binaryFile('application/pdf'),
  errors: [signatureErrors.badToken, signatureErrors.notFound, signatureErrors.notSigned],
  async run({ request_id }, caller) {
    const request = await findForDownload(request_id, caller);
    if (request.status !== 'signed' || !request.signedSha256) throw signatureErrors.notSigned();
    return new BinaryFile(await getBlob(request.signedSha256), 'application/pdf', { name: signedFileName(request.title) });
  },
});
