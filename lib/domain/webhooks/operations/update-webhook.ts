import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { moveEndpoint } from '../../events/endpoints/store';
import { eventTypesOf } from '../announcing/announcements';
import { byEndpoint } from '../auth';
import { holdDeliveries } from '../deliveries/store';
import { webhookErrors } from '../errors';
import { presentWebhook } from '../present';
import { receivingAddress } from '../receiving-address';
import { wantedEvents, webhook, webhookId, webhookUrl } from '../schema';
import { changeEvents, disableRow, enableRow, endpointById } from '../store';
import { refuseForeignEvents } from '../wanted-events';
import { updateWebhookDocs } from './update-webhook.docs';

export const updateWebhook = operation({
  name: 'updateWebhook',
  http: 'PATCH /v1/webhooks/{webhook_id}',
  api: 'signature',
  summary: 'Change a webhook’s address or events, or disable and enable it',
  effect: 'write',
  success: 200,
  auth: byEndpoint('webhooks.manage'),
  body: 'json',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: updateWebhookDocs,
  input: z.strictObject({
    webhook_id: webhookId,
    url: webhookUrl.optional(),
    events: wantedEvents.optional(),
    enabled: z.boolean().optional().meta({ description: 'While it is disabled, its events are held for 30 days.' }),
  }),
  output: webhook,
  errors: [webhookErrors.badRequest, webhookErrors.notFound],
  async run({ url, events, enabled }, { scope: { endpoint } }) {
    const at = now();
    const address = url === undefined ? undefined : receivingAddress(url);
    if (events !== undefined) refuseForeignEvents(events, eventTypesOf(endpoint.topic));
    return transaction(async (tx) => {
      // Another address begins enabled, unless it is said otherwise.
      if (address !== undefined && address !== endpoint.url) await moveEndpoint(tx, endpoint.id, address, at);
      if (events !== undefined) await changeEvents(tx, endpoint.id, events, at);
      if (enabled === true) await enableRow(tx, endpoint.id, at);
      if (enabled === false && (await disableRow(tx, endpoint.id, 'owner', at))) await holdDeliveries(tx, endpoint.id, at);
      const row = await endpointById(endpoint.id, tx);
      if (!row) throw webhookErrors.notFound();
      return presentWebhook(row);
    });
  },
});
