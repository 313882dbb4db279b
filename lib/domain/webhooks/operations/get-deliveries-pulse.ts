import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEndpoint } from '../auth';
import { listDeliveries } from '../deliveries/log/store';
import { webhookId } from '../schema';

/** What an open log shows first. */
const watched = 50;

export const getDeliveriesPulse = operation({
  name: 'getDeliveriesPulse',
  http: 'GET /dashboard/data/webhooks/{webhook_id}/pulse',
  summary: 'Whether the log of a webhook is as it was when it was asked before',
  effect: 'read',
  success: 200,
  auth: { ...byEndpoint('webhooks.read'), takes: ['session'] },
  body: 'none',
  input: z.strictObject({ webhook_id: webhookId }),
  output: z.object({ newest: z.string().meta({ description: 'Changes with each delivery and each attempt.' }) }),
  errors: [],
  async run(_, { scope: { endpoint } }) {
    const rows = await listDeliveries(endpoint.id, { limit: watched });
    return { newest: [endpoint.disabledAt?.getTime() ?? '', ...rows.map(({ id, status, attempts }) => `${id.slice(-6)}${status[0]}${attempts}`)].join() };
  },
});
