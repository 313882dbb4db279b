import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byEndpoint } from '../auth';
import { countDeliveries } from '../deliveries/log/store';
import { keptDays } from '../rules';
import { webhookId } from '../schema';

/** Counting ends there: who replays more than that does it in parts. */
const mostCounted = 10_000;

export const countUndelivered = operation({
  name: 'countUndelivered',
  http: 'GET /dashboard/data/webhooks/{webhook_id}/undelivered',
  summary: 'How many events failed, or were held, since a time: what a replay of all would send',
  effect: 'read',
  success: 200,
  auth: { ...byEndpoint('webhooks.read'), takes: ['session'] },
  body: 'none',
  input: z.strictObject({ webhook_id: webhookId, status: z.enum(['held', 'failed']), since: z.iso.datetime().optional() }),
  output: z.object({ count: z.int(), more: z.boolean().meta({ description: `Whether there are more than ${mostCounted}.` }) }),
  errors: [],
  async run({ status, since }, { scope: { endpoint } }) {
    const from = since ? new Date(since) : daysAfter(now(), -2 * keptDays);
    const count = await countDeliveries({ endpointId: endpoint.id, status, since: from, limit: mostCounted + 1 });
    return { count: Math.min(count, mostCounted), more: count > mostCounted };
  },
});
