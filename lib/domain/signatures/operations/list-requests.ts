import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byAccount } from '../../accounts/auth';
import { presentStatus } from '../present';
import { statuses } from '../rules';
import { requestStatus } from '../schema';
import { listNewest } from '../store';

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
  input: z.strictObject({ ...pageInput(z.iso.datetime(), z.string()), status: z.enum(statuses).optional() }),
  output: pageOf(requestStatus),
  errors: [],
  async run({ limit, cursor, status }, { scope }) {
    const [createdAt, id] = cursor ?? [];
    const rows = await listNewest(scope, { limit: limit + 1, at: now(), status, after: createdAt && id ? { createdAt, id } : undefined });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    return { items: items.map(presentStatus), next };
  },
});
