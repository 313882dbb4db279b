import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import type { StreamedFile } from '@/lib/core/streamed-file';
import { byMailedLink, byOwnRequest, byRequestToken, bySigningLink, byTicket } from '../auth';
import { signatureErrors } from '../errors';
import { requestId } from '../schema';
import { signedPdfOf } from '../sealing/signed-pdf-of';
import { downloadSignedPdfDocs } from './download-signed-pdf.docs';

export const downloadSignedPdf = operation({
  name: 'downloadSignedPdf',
  http: 'GET /v1/requests/{request_id}/signed-pdf',
  api: 'signature',
  summary: 'Download the signed and sealed PDF',
  effect: 'read',
  success: 200,
  auth: byRequestToken,
  body: 'none',
  ways: {
    own: { http: 'GET /dashboard/data/requests/{request_id}/signed-pdf', auth: byOwnRequest('requests.read') },
    link: { http: 'GET /sign/{token}/signed-pdf', auth: bySigningLink, input: z.strictObject({ token: z.string() }) },
    mailed: { http: 'GET /status/{request_id}/signed-pdf', auth: byMailedLink, input: z.strictObject({ request_id: requestId, k: z.string() }) },
    ticket: {
      http: 'GET /status/{request_id}/signed-pdf/{ticket}',
      auth: byTicket,
      input: z.strictObject({ request_id: requestId, ticket: z.string() }),
    },
  },
  docs: downloadSignedPdfDocs,
  tool: {
    reachesOut: false,
    title: 'Get the signed PDF',
    description: [
      'Returns a link to the signed and sealed PDF that works for ten minutes, and with include_bytes the file itself as base64 if it is',
      'under 1 MB. Use it once getSignatureStatus says signed; before that it answers not_signed. Always needs request_token, whatever the',
      'API key. Give the link to the user only: whoever has it can read the document.',
    ].join(' '),
  },
  input: z.strictObject({ request_id: requestId }),
  output: streamedFile('application/pdf'),
  errors: [signatureErrors.erased, signatureErrors.notSigned],
  async run(_, { scope: { request } }): Promise<StreamedFile> {
    if (request.status !== 'signed') throw signatureErrors.notSigned();
    return (await signedPdfOf(request)) ?? Promise.reject(signatureErrors.erased());
  },
});
