import type { OperationDocs } from '@/lib/core/operation-docs';

const upload_id = 'up_3f1c9a7e5b2d4860a1c3e5f708192a3b';

export const getUploadUrlDocs: OperationDocs = {
  remarks:
    'The first of three steps for a large PDF: get an address, PUT the bytes to it, then create the request with `document.upload_id`. The address takes one PDF of at most 5 MB within one hour. No body is needed. A key that is not accepted counts as none here: `warnings` (an addition) then says `rejected_key`, or `key_not_permitted` where it may only read.',
  listed: { specified: [201, 429], added: [400] },
  examples: [{ title: 'Get an address', status: 201, withKey: true }],
  answers: {
    address: {
      summary: 'An address that takes the PDF',
      value: {
        upload_id,
        upload_url: `https://sign.example.net/v1/uploads/${upload_id}`,
        method: 'PUT',
        content_type: 'application/pdf',
        expires_at: '2026-11-21T10:30:00.000Z',
        next_step: 'PUT the PDF’s bytes to upload_url, with the same Authorization header if you sent one; then send upload_id as document.upload_id.',
        warnings: [],
      },
    },
  },
};
