import { z } from 'zod';
import { type BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../../accounts/errors';
import { signatureErrors } from '../errors';
import { findOwn } from '../find-own';
import { requestId } from '../schema';
import { signedPdfOf } from '../sealing/signed-pdf-of';

export const downloadOwnSignedPdf = operation({
  name: 'downloadOwnSignedPdf',
  http: 'GET /keys/requests/{request_id}/signed-pdf',
  surface: 'page',
  summary: 'The signed PDF of one of one’s own requests',
  effect: 'read',
  success: 200,
  input: z.strictObject({ request_id: requestId }),
  output: binaryFile('application/pdf'),
  errors: [accountErrors.signInNeeded, signatureErrors.notFound, signatureErrors.erased, signatureErrors.notSigned],
  async run({ request_id }, caller): Promise<BinaryFile> {
    const request = await findOwn(request_id, caller);
    if (request.status !== 'signed') throw signatureErrors.notSigned();
    return (await signedPdfOf(request)) ?? Promise.reject(signatureErrors.erased());
  },
});
