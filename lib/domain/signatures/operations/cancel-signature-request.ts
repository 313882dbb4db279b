import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { markOf } from '@/lib/core/warning';
import { byOwnRequest, byRequestTokenOrAccount } from '../auth';
import { signatureErrors } from '../errors';
import { cancelResult, requestId } from '../schema';
import { withdraw } from '../sending/withdraw';
import { cancelSignatureRequestDocs } from './cancel-signature-request.docs';

export const cancelSignatureRequest = operation({
  name: 'cancelSignatureRequest',
  http: 'POST /v1/requests/{request_id}/cancel',
  api: 'signature',
  summary: 'Withdraw a request that is not signed yet',
  effect: 'destructive',
  success: 200,
  auth: byRequestTokenOrAccount('requests.manage'),
  body: 'none',
  docs: cancelSignatureRequestDocs,
  tool: {
    reachesOut: true,
    title: 'Cancel a request',
    description: [
      'Withdraws a request that is not signed yet: its links stop working at once, and that cannot be undone. Use it only when the user asks',
      'to cancel this request. What a live key sent still counts in the month. Needs request_id, and request_token unless the API key is that of the',
      'account that made the request. A cancelled request can be cancelled again without harm; a signed one answers already_signed, an',
      'expired one expired.',
    ].join(' '),
  },
  input: z.strictObject({ request_id: requestId }),
  output: cancelResult,
  ways: { own: { http: 'POST /dashboard/data/requests/{request_id}/cancel', auth: byOwnRequest('requests.manage') } },
  errors: [signatureErrors.alreadySigned, signatureErrors.expired],
  async run(_, caller) {
    const { request } = caller.scope;
    await withdraw(request, caller);
    return { request_id: request.id, status: 'cancelled' as const, ...markOf(request) };
  },
});
