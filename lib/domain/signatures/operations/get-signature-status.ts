import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byRequestTokenOrAccount } from '../auth';
import { presentStatus } from '../present';
import { requestId, requestStatus } from '../schema';
import { getSignatureStatusDocs } from './get-signature-status.docs';

export const getSignatureStatus = operation({
  name: 'getSignatureStatus',
  http: 'GET /v1/requests/{request_id}',
  api: 'signature',
  summary: 'Tell where a signature request stands',
  effect: 'read',
  success: 200,
  auth: byRequestTokenOrAccount('requests.read'),
  body: 'none',
  docs: getSignatureStatusDocs,
  tool: {
    reachesOut: false,
    title: 'Tell where a request stands',
    description: [
      'Tells whether a request waits for the sender, waits for the signer, or is signed, cancelled or expired, and what comes next. Use it',
      'when the user asks, or before a download. Needs request_id, and request_token unless the API key is that of the account that made the',
      'request. Do not call it more than once a minute for one request (retry_after_seconds says when), and do not wait in a loop: people',
      'take hours or days.',
    ].join(' '),
  },
  input: z.strictObject({ request_id: requestId }),
  output: requestStatus,
  errors: [],
  run: async (_, { scope: { request } }) => presentStatus(request),
});
