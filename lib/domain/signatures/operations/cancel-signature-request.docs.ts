import type { OperationDocs } from '@/lib/core/operation-docs';
import { request_id } from '../example-values';

export const cancelSignatureRequestDocs: OperationDocs = {
  remarks:
    'The signing links stop working at once. The monthly count is not given back. Cancelling a cancelled request is no error. A signed or expired request can no longer be cancelled.',
  listed: { specified: [200, 404, 409] },
  examples: [{ title: 'Withdraw', status: 200, given: 'open request', path: { request_id: '$REQUEST_ID' }, headers: { 'X-Request-Token': '$REQUEST_TOKEN' } }],
  situations: [
    { title: 'With the key of the account', status: 200, given: 'open request', path: { request_id: '$REQUEST_ID' }, withKey: true },
    { title: 'Signed already', status: 409, given: 'signed request', path: { request_id: '$REQUEST_ID' }, withKey: true },
    { title: 'Expired already', status: 409, given: 'expired request', path: { request_id: '$REQUEST_ID' }, withKey: true },
  ],
  answers: { cancelled: { summary: 'Cancelled', value: { request_id, status: 'cancelled' } } },
};
