import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byEndpoint } from '../auth';
import { listDeliveries } from '../deliveries/log/store';
import { presentDelivery } from '../present';
import { delivery, deliveryId, deliveryStatus, eventType, webhookId } from '../schema';
import { listWebhookDeliveriesDocs } from './list-webhook-deliveries.docs';

export const listWebhookDeliveries = operation({
  name: 'listWebhookDeliveries',
  http: 'GET /v1/webhooks/{webhook_id}/deliveries',
  api: 'signature',
  summary: 'List what a webhook was told in the last 30 days, newest first',
  effect: 'read',
  success: 200,
  auth: byEndpoint('webhooks.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listWebhookDeliveriesDocs,
  input: z.strictObject({
    webhook_id: webhookId,
    ...pageInput(z.iso.datetime(), deliveryId),
    status: deliveryStatus.optional().meta({ description: 'Only deliveries in this status.' }),
    type: eventType.optional().meta({ description: 'Only events of this type.' }),
  }),
  output: pageOf(delivery),
  errors: [],
  async run({ limit, cursor, status, type }, { scope: { endpoint } }) {
    const [createdAt, id] = cursor ?? [];
    const rows = await listDeliveries(endpoint.id, { limit: limit + 1, status, type, after: createdAt && id ? { createdAt, id } : undefined });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    return { items: items.map(presentDelivery), next };
  },
});
