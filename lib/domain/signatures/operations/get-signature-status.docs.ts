import type { OperationDocs } from '@/lib/core/operation-docs';
import { created_at, expires_at, request_id } from '../example-values';

export const getSignatureStatusDocs: OperationDocs = {
  remarks:
    'Ask at most once a minute; with `If-None-Match` an unchanged status costs no body. There are no callbacks. A request made without an API key needs `X-Request-Token`; with the key of the account that made it, the token may be left out. `ended` (an addition) says who ended a request that is `cancelled` or `expired`, and how: a `declined` one stays `cancelled` by its status; `reported` is one whose stated sender said that it was not theirs.',
  listed: { specified: [200, 404] },
  examples: [
    {
      title: 'With the request token',
      first: true,
      status: 200,
      given: 'open request',
      path: { request_id: '$REQUEST_ID' },
      headers: { 'X-Request-Token': '$REQUEST_TOKEN' },
    },
    { title: 'With the key of the account', status: 200, given: 'open request', path: { request_id: '$REQUEST_ID' }, withKey: true },
  ],
  situations: [
    { title: 'Signed', status: 200, given: 'signed request', path: { request_id: '$REQUEST_ID' }, withKey: true },
    { title: 'Expired', status: 200, given: 'expired request', path: { request_id: '$REQUEST_ID' }, withKey: true },
  ],
  answers: {
    pending: {
      summary: 'Not signed yet',
      value: {
        request_id,
        status: 'pending',
        created_at,
        expires_at,
        signed_at: null,
        next_step: 'Anna Berg (anna@example.com) has the signing link by email and can sign until 2026-12-05 (UTC).',
        ended: null,
      },
    },
    signed: {
      summary: 'Signed',
      value: {
        request_id,
        status: 'signed',
        created_at,
        expires_at,
        signed_at: '2026-11-22T14:05:09.000Z',
        next_step: 'The document is signed. Download the PDF with the request token, which is needed beside any API key.',
        ended: null,
      },
    },
    declined: {
      summary: 'Declined by the signer',
      value: {
        request_id,
        status: 'cancelled',
        created_at,
        expires_at,
        signed_at: null,
        next_step:
          'Anna Berg (anna@example.com) declined, so the request has ended, and its links no longer work. Create a new request if the document is still to be signed.',
        ended: { by: 'signer', how: 'declined', at: '2026-11-22T14:05:09.000Z', reason: 'The dates are not those that we spoke of.' },
      },
    },
  },
};
