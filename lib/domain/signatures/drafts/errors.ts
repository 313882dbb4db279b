import { defineErrors } from '@/lib/core/errors';
import { maxDrafts } from './rules';

export const draftErrors = defineErrors({
  notFound: ['not_found', 404, 'There is no draft with this id. It may have been deleted.'],
  /** The details name who changed it, and when. */
  conflict: ['conflict', 409, 'Somebody else changed the draft meanwhile. Read it again, and make your change anew.'],
  /** The details name the request. */
  sent: ['draft_sent', 409, 'The draft was sent, and can no longer be changed.'],
  tooMany: ['too_many_drafts', 409, `Your account has ${maxDrafts} drafts, as many as it may have. Send or delete one, then begin the new one.`],
  badFile: ['bad_request', 400, 'The file is not taken. See details for what to do.'],
  conversionUnavailable: [
    'conversion_unavailable',
    409,
    'Word documents and slides cannot be made PDFs here, as LibreOffice is not there or does not start. Save the document as a PDF, and send that.',
  ],
  noDocument: ['no_document', 404, 'The draft has no PDF.'],
  modelUnknown: ['not_found', 404, 'There is no request with this id that could be used as a model.'],
});
