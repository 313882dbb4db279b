import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { newId } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { timestampOf, toldOf } from '../announcing/announcements';
import { byEndpoint } from '../auth';
import { postSigned } from '../deliveries/post-signed';
import { presentAttempt } from '../present';
import { pingResult, webhookId } from '../schema';
import { pingWebhookDocs } from './ping-webhook.docs';

export const pingWebhook = operation({
  name: 'pingWebhook',
  http: 'POST /v1/webhooks/{webhook_id}/ping',
  api: 'signature',
  summary: 'Post a signed event of the type `ping` now, and tell what came back',
  effect: 'write',
  success: 200,
  auth: byEndpoint('webhooks.manage'),
  body: 'none',
  limits: { policy: 'ping', by: ['key', 'person'] },
  docs: pingWebhookDocs,
  input: z.strictObject({ webhook_id: webhookId }),
  output: pingResult,
  errors: [],
  async run(_, { scope: { endpoint } }) {
    const eventId = newId('evt');
    const timestamp = timestampOf(toldOf(endpoint.topic), now());
    const posted = await postSigned(eventId, { type: 'ping', timestamp, data: { webhook_id: endpoint.id } }, endpoint, false);
    return { event_id: eventId, ...presentAttempt(posted) };
  },
});
