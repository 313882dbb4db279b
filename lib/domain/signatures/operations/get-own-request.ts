import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byOwnRequest } from '../auth';
import { readOwnRequest } from '../room/read-own-request';
import { requestId } from '../schema';
import { ownRequest } from '../views/own-request';

export const getOwnRequest = operation({
  name: 'getOwnRequest',
  summary: 'All that an account may know of one of its requests: where it stands, whom it concerns, what happened, and what can be done',
  effect: 'read',
  success: 200,
  auth: byOwnRequest('requests.read'),
  body: 'none',
  input: z.strictObject({ request_id: requestId }),
  output: ownRequest,
  errors: [],
  run: (_, { scope }) => readOwnRequest(scope, now()),
});
