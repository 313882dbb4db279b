import type { OperationDocs } from '@/lib/core/operation-docs';

const upload_id = 'up_3f1c9a7e5b2d4860a1c3e5f708192a3b';

export const uploadPdfDocs: OperationDocs = {
  remarks:
    'Send the bytes of the PDF as they are, with the same `Authorization` header as the call that gave the address, if any. Sending the same bytes again is harmless. The upload can be used within 24 hours, in more than one request.',
  listed: { specified: [200, 400, 404, 413] },
  examples: [{ title: 'Send the bytes', status: 200, given: 'upload address', path: { upload_id: '$UPLOAD_ID' }, withKey: true, sends: 'agreement.pdf' }],
  situations: [
    { title: 'The same bytes again', status: 200, given: 'received upload', path: { upload_id: '$UPLOAD_ID' }, withKey: true, sends: 'agreement.pdf' },
    { title: 'Bytes of no PDF', status: 400, given: 'upload address', path: { upload_id: '$UPLOAD_ID' }, withKey: true, sends: 'not-a-pdf.pdf' },
    { title: 'More bytes than are taken', status: 413, given: 'upload address', path: { upload_id: '$UPLOAD_ID' }, withKey: true, sends: 'too-large.pdf' },
  ],
  answers: {
    received: {
      summary: 'The PDF is there',
      value: { upload_id, bytes: 2_483_112, next_step: 'Send upload_id as document.upload_id in the create request within 24 hours.', warnings: [] },
    },
  },
};
