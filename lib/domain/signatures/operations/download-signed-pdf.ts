import { z } from 'zod';
import { type BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { findForDownload } from '../authorize';
import { signatureErrors } from '../errors';
import { requestId } from '../schema';
import { signedPdfOf } from '../sealing/signed-pdf-of';

export const downloadSignedPdf = operation({
  name: 'downloadSignedPdf',
  http: 'GET /v1/requests/{request_id}/signed-pdf',
  surface: 'api',
  summary: 'Download the signed and sealed PDF',
  effect: 'read',
  success: 200,
  tool: {
    title: 'Get the signed PDF',
    description: [
      'Returns a link to the signed and sealed PDF that works for ten minutes, and with include_bytes the file itself as base64 if it is',
      'under 1 MB. Use it once getSignatureStatus says signed; before that it answers not_signed. Always needs request_token, whatever the',
      'API key. Give the link to the user only: whoever has it can read the document.',
    ].join(' '),
  },
  input: z.strictObject({ request_id: requestId }),
  output: binaryFile('application/pdf'),
  errors: [signatureErrors.badToken, signatureErrors.notFound, signatureErrors.erased, signatureErrors.notSigned],
  async run({ request_id }, caller): Promise<BinaryFile> {
    const request = await findForDownload(request_id, caller);
    if (request.status !== 'signed') throw signatureErrors.notSigned();
    return (await signedPdfOf(request)) ?? Promise.reject(signatureErrors.erased());
  },
});
