import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byEndpoint } from '../auth';
import { webhookId } from '../schema';
import { enableRow } from '../store';

export const enableWebhook = operation({
  name: 'enableWebhook',
  http: 'POST /dashboard/data/webhooks/{webhook_id}/enable',
  summary: 'Tell a disabled webhook of events again, with a clean record',
  effect: 'write',
  success: 200,
  auth: { ...byEndpoint('webhooks.manage'), takes: ['session'] },
  body: 'none',
  input: z.strictObject({ webhook_id: webhookId }),
  output: z.object({ enabled: z.literal(true) }),
  errors: [],
  async run(_, { scope: { endpoint } }) {
    await transaction((tx) => enableRow(tx, endpoint.id, now()));
    return { enabled: true as const };
  },
});
