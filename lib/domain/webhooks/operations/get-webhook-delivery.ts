import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDelivery } from '../auth';
import { listAttempts } from '../deliveries/log/store';
import { presentAttempt, presentDelivery } from '../present';
import { deliveryId, deliveryWithAttempts, webhookId } from '../schema';
import { getWebhookDeliveryDocs } from './get-webhook-delivery.docs';

export const getWebhookDelivery = operation({
  name: 'getWebhookDelivery',
  http: 'GET /v1/webhooks/{webhook_id}/deliveries/{delivery_id}',
  api: 'signature',
  summary: 'Show one delivery with each attempt and what came back',
  effect: 'read',
  success: 200,
  auth: byDelivery('webhooks.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getWebhookDeliveryDocs,
  input: z.strictObject({ webhook_id: webhookId, delivery_id: deliveryId }),
  output: deliveryWithAttempts,
  errors: [],
  async run(_, { scope: { delivery } }) {
    const attempts = await listAttempts(delivery.id);
    return { ...presentDelivery(delivery), log: attempts.map((attempt) => ({ number: attempt.number, ...presentAttempt(attempt), replay: attempt.isReplay })) };
  },
});
