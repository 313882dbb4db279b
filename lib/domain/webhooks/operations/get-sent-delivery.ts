import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDelivery } from '../auth';
import { listAttempts, subjectsOf } from '../deliveries/log/store';
import { presentAttempt, presentDelivery } from '../present';
import { retryDelaysMs } from '../rules';
import { deliveryAsSent, deliveryId, webhookId } from '../schema';

export const getSentDelivery = operation({
  name: 'getSentDelivery',
  http: 'GET /dashboard/data/webhooks/{webhook_id}/deliveries/{delivery_id}',
  summary: 'One delivery with each attempt: the bytes that were sent, and what came back',
  effect: 'read',
  success: 200,
  auth: { ...byDelivery('webhooks.read'), takes: ['session'] },
  body: 'none',
  input: z.strictObject({ webhook_id: webhookId, delivery_id: deliveryId }),
  output: deliveryAsSent,
  errors: [],
  async run(_, { scope: { endpoint, delivery } }) {
    const attempts = await listAttempts(delivery.id);
    const runs = endpoint.workflowId === null ? new Map<string, string>() : await subjectsOf([delivery.eventId]);
    const tries = delivery.attempts - (delivery.attemptsBefore ?? 0) - delivery.byHand;
    return {
      ...presentDelivery(delivery),
      run_id: runs.get(delivery.eventId) ?? null,
      url: endpoint.url,
      enabled: endpoint.disabledAt === null,
      later_attempts_ms: delivery.status === 'pending' ? retryDelaysMs.slice(tries) : [],
      log: attempts.map((attempt) => ({
        number: attempt.number,
        ...presentAttempt(attempt),
        replay: attempt.isReplay,
        request_headers: attempt.requestHeaders as Record<string, string> | null,
        request_body: attempt.requestBody,
        answer_headers: attempt.answerHeaders as Record<string, string> | null,
      })),
    };
  },
});
