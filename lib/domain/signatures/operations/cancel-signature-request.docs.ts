import type { OperationDocs } from '@/lib/core/operation-docs';
import { request_id } from '../example-values';

export const cancelSignatureRequestDocs: OperationDocs = {
  remarks:
    'The signing links stop working at once. The monthly count is not given back. Cancelling a cancelled request is no error. A signed or expired request can no longer be cancelled.',
  examples: [{ title: 'Withdraw', status: 200, path: { request_id: '$REQUEST_ID' }, headers: { 'X-Request-Token': '$REQUEST_TOKEN' } }],
  answers: { cancelled: { summary: 'Cancelled', value: { request_id, status: 'cancelled' } } },
};
