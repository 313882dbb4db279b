import { z } from 'zod';
import { type BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { signatureErrors, signingErrors } from '../errors';
import { ticketExpiry } from '../links';
import { requestId } from '../schema';
import { signedPdfOf } from '../sealing/signed-pdf-of';
import { findRequest } from '../store';

export const downloadByTicket = operation({
  name: 'downloadByTicket',
  http: 'GET /status/{request_id}/signed-pdf/{ticket}',
  surface: 'page',
  summary: 'The signed PDF by the link that an agent got for some minutes',
  effect: 'read',
  success: 200,
  input: z.strictObject({ request_id: requestId, ticket: z.string().max(100).catch('') }),
  output: binaryFile('application/pdf'),
  errors: [signingErrors.linkUnknown, signatureErrors.erased],
  async run({ request_id, ticket }): Promise<BinaryFile> {
    const request = await findRequest(request_id);
    const expiresAt = request && ticketExpiry(request, ticket);
    if (!expiresAt) throw signingErrors.linkUnknown();
    if (expiresAt <= now()) throw signingErrors.linkUnknown({ message: 'This link worked for ten minutes, which are over. Ask for the signed PDF again.' });
    return (await signedPdfOf(request)) ?? Promise.reject(signatureErrors.erased());
  },
});
