import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDelivery } from '../auth';
import { replayByHand } from '../deliveries/by-hand/replay-by-hand';
import { webhookErrors } from '../errors';
import { presentAttempt } from '../present';
import { deliveryId, pingResult, webhookId } from '../schema';

export const sendDeliveryAgain = operation({
  name: 'sendDeliveryAgain',
  http: 'POST /dashboard/data/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
  summary: 'Send one event once more, now and once, and tell what came back',
  effect: 'write',
  success: 200,
  auth: { ...byDelivery('webhooks.manage'), takes: ['session'] },
  body: 'none',
  limits: { policy: 'ping', by: ['person'] },
  input: z.strictObject({ webhook_id: webhookId, delivery_id: deliveryId }),
  output: pingResult,
  errors: [webhookErrors.underWay, webhookErrors.nothingLeft],
  async run(_, { scope: { endpoint, delivery } }) {
    return { event_id: delivery.eventId, ...presentAttempt(await replayByHand(endpoint, delivery)) };
  },
});
