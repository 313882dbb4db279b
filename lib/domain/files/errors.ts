import { defineErrors } from '@/lib/core/errors';
import { MAX_PDF_MEGABYTES } from '@/lib/engines/pdf/document-limits';

export const fileErrors = defineErrors({
  badUpload: ['bad_request', 400, 'The upload is not valid. See details for what to do.'],
  uploadNotFound: ['not_found', 404, 'There is no upload with this id, or its address is no longer open. Ask for a new upload address.'],
  fileNotFound: ['not_found', 404, 'There is no file with this id. GET /files/ lists those that you see.'],
  versionNotFound: ['not_found', 404, 'The file has no version with this number. GET its versions/ for those that it has.'],
  pageNotFound: ['not_found', 404, 'The file has no such page to look at.'],
  badFile: ['bad_request', 400, 'The file is not taken. See details for what to do.'],
  fileInUse: ['bad_request', 400, 'The file is in use. See details for what uses it.'],
  filesBusy: ['rate_limited', 429, 'Many files are being read at this moment. Send it again in some seconds.'],
  sharedFileNotFound: ['not_found', 404, 'There is no shared file at this link, or it is shared no longer. Ask its owner for a new link.'],
  tooLarge: ['too_large', 413, `The PDF is larger than ${MAX_PDF_MEGABYTES} MB. Make it smaller, or split it.`],
});
