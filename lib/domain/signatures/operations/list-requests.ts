import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byAccount } from '../../accounts/auth';
import { presentStatus } from '../present';
import { statuses } from '../rules';
import { requestId, requestStatus } from '../schema';
import { listNewest } from '../store';
import { listRequestsDocs } from './list-requests.docs';

export const listRequests = operation({
  name: 'listRequests',
  http: 'GET /v1/requests',
  api: 'signature',
  summary: 'List the account’s own requests, newest first',
  effect: 'read',
  success: 200,
  auth: byAccount('requests.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listRequestsDocs,
  input: z.strictObject({
    ...pageInput(z.iso.datetime(), requestId),
    status: z.enum(statuses).optional().meta({ description: 'Only requests in this status.' }),
  }),
  output: pageOf(requestStatus),
  errors: [],
  async run({ limit, cursor, status }, { scope }) {
    const [createdAt, id] = cursor ?? [];
    const rows = await listNewest(scope, { limit: limit + 1, at: now(), status, after: createdAt && id ? { createdAt, id } : undefined });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    return { items: items.map(presentStatus), next };
  },
});
