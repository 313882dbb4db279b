import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byEndpoint } from '../auth';
import { listDeliveries, subjectsOf } from '../deliveries/log/store';
import { presentDelivery } from '../present';
import { deliveryId, deliveryStatus, shownDelivery, webhookId } from '../schema';

export const listSentDeliveries = operation({
  name: 'listSentDeliveries',
  http: 'GET /dashboard/data/webhooks/{webhook_id}/deliveries',
  summary: 'The log of a webhook, newest first, each event with the run that it tells of',
  effect: 'read',
  success: 200,
  auth: { ...byEndpoint('webhooks.read'), takes: ['session'] },
  body: 'none',
  pages: true,
  input: z.strictObject({
    webhook_id: webhookId,
    ...pageInput(z.iso.datetime(), deliveryId),
    status: deliveryStatus.optional(),
    since: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
  }),
  output: pageOf(shownDelivery),
  errors: [],
  async run({ limit, cursor, status, since, until }, { scope: { endpoint } }) {
    const [createdAt, id] = cursor ?? [];
    const rows = await listDeliveries(endpoint.id, { limit: limit + 1, status, since, until, after: createdAt && id ? { createdAt, id } : undefined });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    const runs = endpoint.workflowId === null ? new Map<string, string>() : await subjectsOf(items.map(({ eventId }) => eventId));
    return { items: items.map((row) => ({ ...presentDelivery(row), run_id: runs.get(row.eventId) ?? null })), next };
  },
});
