import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { findForCaller } from '../authorize';
import { signatureErrors } from '../errors';
import { presentStatus } from '../present';
import { requestId, requestStatus } from '../schema';

export const getSignatureStatus = operation({
  name: 'getSignatureStatus',
  http: 'GET /v1/requests/{request_id}',
  surface: 'api',
  summary: 'Tell where a signature request stands',
  effect: 'read',
  success: 200,
  input: z.strictObject({ request_id: requestId }),
  output: requestStatus,
  errors: [signatureErrors.notFound, signatureErrors.badTokenHidden],
  run: async ({ request_id }, caller) => presentStatus(await findForCaller(request_id, caller)),
});
