import type { OperationDocs } from '@/lib/core/operation-docs';

export const downloadSignedPdfDocs: OperationDocs = {
  remarks:
    'Works once the status is `signed`, and always needs `X-Request-Token`. The PDF holds the document with the signatures and, unless `certificate` was false, a certificate page; it is sealed, so that a PDF reader shows any later change. `Range` resumes a download.',
  listed: { specified: [200, 403, 404, 409] },
  examples: [
    {
      title: 'Once it is signed',
      first: true,
      status: 200,
      given: 'signed request',
      path: { request_id: '$REQUEST_ID' },
      headers: { 'X-Request-Token': '$REQUEST_TOKEN' },
      saves: 'signed.pdf',
    },
  ],
  situations: [
    {
      title: 'A part',
      status: 206,
      given: 'signed request',
      path: { request_id: '$REQUEST_ID' },
      headers: { 'X-Request-Token': '$REQUEST_TOKEN', Range: 'bytes=0-9' },
    },
    {
      title: 'A part that the file lacks',
      status: 416,
      given: 'signed request',
      path: { request_id: '$REQUEST_ID' },
      headers: { 'X-Request-Token': '$REQUEST_TOKEN', Range: 'bytes=99999999-' },
    },
    { title: 'Not signed yet', status: 409, given: 'open request', path: { request_id: '$REQUEST_ID' }, headers: { 'X-Request-Token': '$REQUEST_TOKEN' } },
    { title: 'With a key, and without the token', status: 403, given: 'signed request', path: { request_id: '$REQUEST_ID' }, withKey: true },
  ],
};
