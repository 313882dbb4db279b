import type { OperationDocs } from '@/lib/core/operation-docs';

export const downloadSignedPdfDocs: OperationDocs = {
  remarks:
    'Works once the status is `signed`, and always needs `X-Request-Token`. The PDF holds the document with the signatures and, unless `certificate` was false, a certificate page; it is sealed, so that a PDF reader shows any later change.',
  examples: [
    {
      title: 'Once it is signed',
      first: true,
      status: 200,
      path: { request_id: '$REQUEST_ID' },
      headers: { 'X-Request-Token': '$REQUEST_TOKEN' },
      saves: 'signed.pdf',
    },
  ],
};
