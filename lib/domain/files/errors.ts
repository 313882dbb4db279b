import { defineErrors } from '@/lib/core/errors';
import { MAX_PDF_MEGABYTES } from '@/lib/engines/pdf/document-limits';

export const fileErrors = defineErrors({
  badUpload: ['bad_request', 400, 'The upload is not valid. See details for what to do.'],
  uploadNotFound: ['not_found', 404, 'There is no upload with this id, or its address is no longer open. Ask for a new upload address.'],
  sharedFileNotFound: ['not_found', 404, 'There is no shared file at this link, or it is shared no longer. Ask its owner for a new link.'],
  tooLarge: ['too_large', 413, `The PDF is larger than ${MAX_PDF_MEGABYTES} MB. Make it smaller, or split it.`],
});
