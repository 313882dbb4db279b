import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byEndpoint } from '../auth';
import { restartDeliveries } from '../deliveries/log/store';
import { webhookErrors } from '../errors';
import { keptDays } from '../rules';
import { webhookId } from '../schema';
import { replayWebhookDeliveriesDocs } from './replay-webhook-deliveries.docs';

/** So many at once; the answer says whether there are more. */
const batchSize = 200;

export const replayWebhookDeliveries = operation({
  name: 'replayWebhookDeliveries',
  http: 'POST /v1/webhooks/{webhook_id}/replay',
  api: 'signature',
  summary: 'Send everything that was held, or everything that failed',
  effect: 'write',
  success: 202,
  auth: byEndpoint('webhooks.manage'),
  body: 'json',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: replayWebhookDeliveriesDocs,
  input: z.strictObject({
    webhook_id: webhookId,
    status: z.enum(['held', 'failed']).meta({ description: 'Which deliveries.' }),
    since: z.iso.datetime().optional().meta({ description: 'Only events announced at that time or later.' }),
  }),
  output: z
    .object({
      replayed: z.int().meta({ description: `How many are on their way; at most ${batchSize} a call, the oldest first.` }),
      more: z.boolean().meta({ description: 'Whether there may be more: call again.' }),
    })
    .meta({ id: 'WebhookReplay' }),
  errors: [webhookErrors.disabled],
  async run({ status, since }, { scope: { endpoint } }) {
    if (endpoint.disabledAt) throw webhookErrors.disabled();
    const at = now();
    const batch = { endpointId: endpoint.id, status, since: since ? new Date(since) : daysAfter(at, -2 * keptDays), limit: batchSize };
    const replayed = await restartDeliveries(batch, at);
    return { replayed, more: replayed === batchSize };
  },
});
