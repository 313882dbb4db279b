import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { newId } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { byAccount } from '../../accounts/auth';
import { requestsTopic } from '../../events/endpoints/rules';
import { openWebhookSecret } from '../../events/endpoints/secret';
import { insertEndpoint } from '../../events/endpoints/store';
import { eventTypesOf } from '../announcing/announcements';
import { webhookErrors } from '../errors';
import { presentWebhook } from '../present';
import { receivingAddress } from '../receiving-address';
import { maxEndpoints } from '../rules';
import { createdWebhook, wantedEvents, webhookUrl } from '../schema';
import { countEndpoints } from '../store';
import { refuseForeignEvents } from '../wanted-events';
import { createWebhookDocs } from './create-webhook.docs';

export const createWebhook = operation({
  name: 'createWebhook',
  http: 'POST /v1/webhooks',
  api: 'signature',
  summary: 'Have the events of signature requests posted to an address',
  effect: 'write',
  success: 201,
  auth: byAccount('webhooks.manage'),
  body: 'json',
  idempotent: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: createWebhookDocs,
  input: z.strictObject({ url: webhookUrl, events: wantedEvents.default(null) }),
  output: createdWebhook,
  errors: [webhookErrors.badRequest, webhookErrors.tooMany],
  async run({ url, events }, { scope: { accountId, mode } }, create) {
    const isTest = mode === 'test';
    const topic = requestsTopic(isTest);
    const address = receivingAddress(url);
    refuseForeignEvents(events, eventTypesOf(topic));
    return create(async (tx) => {
      if ((await countEndpoints(tx, accountId, topic)) >= maxEndpoints) throw webhookErrors.tooMany();
      const row = await insertEndpoint(tx, { id: newId('whk'), accountId, topic, url: address, events, at: now() });
      const shown = presentWebhook({ ...row, events, workflowId: null, isTest, held: 0 });
      return { ...shown, secret: openWebhookSecret(row.secretSealed) };
    });
  },
});
