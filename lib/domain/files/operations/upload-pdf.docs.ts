import type { OperationDocs } from '@/lib/core/operation-docs';

const upload_id = 'up_3f1c9a7e5b2d4860a1c3e5f708192a3b';

export const uploadPdfDocs: OperationDocs = {
  remarks:
    'Send the bytes of the PDF as they are, with the same `Authorization` header as the call that gave the address, if any. Sending the same bytes again is harmless. The upload can be used within 24 hours, in more than one request.',
  examples: [{ title: 'Send the bytes', status: 200, path: { upload_id: '$UPLOAD_ID' }, withKey: true, sends: 'agreement.pdf' }],
  answers: {
    received: {
      summary: 'The PDF is there',
      value: { upload_id, bytes: 2_483_112, next_step: 'Send upload_id as document.upload_id in the create request within 24 hours.' },
    },
  },
};
