import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byDelivery } from '../auth';
import { restartDelivery } from '../deliveries/log/store';
import { webhookErrors } from '../errors';
import { presentDelivery } from '../present';
import { delivery, deliveryId, webhookId } from '../schema';
import { replayWebhookDeliveryDocs } from './replay-webhook-delivery.docs';

export const replayWebhookDelivery = operation({
  name: 'replayWebhookDelivery',
  http: 'POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
  api: 'signature',
  summary: 'Send one event once more, under the same id',
  effect: 'write',
  success: 202,
  auth: byDelivery('webhooks.manage'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: replayWebhookDeliveryDocs,
  input: z.strictObject({ webhook_id: webhookId, delivery_id: deliveryId }),
  output: delivery,
  errors: [webhookErrors.disabled, webhookErrors.stillPending],
  async run(_, { scope: { endpoint, delivery: row } }) {
    if (endpoint.disabledAt) throw webhookErrors.disabled();
    const at = now();
    if (!(await restartDelivery(row.id, at))) throw webhookErrors.stillPending();
    return { ...presentDelivery(row), status: 'pending' as const, next_attempt_at: at.toISOString(), finished_at: null };
  },
});
