import { z } from 'zod';
import type { Language } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { messagesFor } from '@/lib/words/messages';
import { byOwnRequest } from '../auth';
import { signatureErrors } from '../errors';
import { visibleLines } from '../fields/visible-lines';
import { requestId } from '../schema';
import { describeDocument } from '../signing/page-descriptions';
import { ownDocument } from '../views/own-request';

export const getOwnDocument = operation({
  name: 'getOwnDocument',
  summary: 'The pages of a request of the account: as they were signed, or as they are presented with the places to fill in',
  effect: 'read',
  success: 200,
  auth: byOwnRequest('requests.read'),
  body: 'none',
  input: z.strictObject({ request_id: requestId }),
  output: ownDocument,
  errors: [signatureErrors.erased],
  async run(_, { scope: { request } }) {
    if (request.erasedAt) throw signatureErrors.erased();
    if (request.status === 'signed' && request.signedSha256) {
      const pages = await describeDocument(request.signedSha256);
      const hasCertificate = pages.length > request.pageCount;
      const numbered = pages.map((page, index) => ({ number: index + 1, ...page }));
      return { of: 'signed' as const, pages: numbered, certificateFrom: hasCertificate ? request.pageCount + 1 : null, fields: [] };
    }
    const { document: words } = messagesFor(request.language as Language);
    const pages = await describeDocument(request.presentedSha256);
    return {
      of: 'presented' as const,
      pages: pages.map((page, index) => ({ number: index + 1, ...visibleLines(page, index + 1, request.fields) })),
      certificateFrom: null,
      fields: request.fields.map((field) => ({
        ...field,
        label: field.label || words[field.kind],
        isDone: (field.party === 'sender' ? request.senderSignedAt : request.acceptedAt) !== null,
      })),
    };
  },
});
