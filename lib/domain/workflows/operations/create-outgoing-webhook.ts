import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { newId } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { workflowTopic } from '../../events/endpoints/rules';
import { findEndpointOf, insertEndpoint } from '../../events/endpoints/store';
import { byWorkflow } from '../auth';
import { edit } from '../edit';
import { workflowErrors } from '../errors';
import { outgoingAddress } from '../outgoing-address';
import { presentWebhook } from '../present';
import { shownWebhook, workflowId } from '../schema';
import { updateWorkflow } from '../store';
import { createOutgoingWebhookDocs } from './create-outgoing-webhook.docs';

export const createOutgoingWebhook = operation({
  name: 'createOutgoingWebhook',
  http: 'POST /workflows/{wkf_id}/outgoing-webhooks/',
  api: 'workflow',
  summary: 'Have somebody told of a workflow’s automations',
  effect: 'write',
  success: 201,
  auth: byWorkflow('workflows.edit'),
  body: 'json',
  idempotent: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: createOutgoingWebhookDocs,
  input: z.strictObject({ wkf_id: workflowId, webhookUrl: outgoingAddress }),
  output: shownWebhook,
  errors: [workflowErrors.refused],
  run: ({ wkf_id, webhookUrl }, { scope: { account } }, create) =>
    create(async (tx) => {
      const at = now();
      return edit(tx, wkf_id, account.by, at, async ({ workflow: { accountId } }) => {
        const topic = workflowTopic(wkf_id);
        if (await findEndpointOf(topic, tx))
          throw workflowErrors.refused.at('', 'has_outgoing_webhook', 'The workflow has an outgoing webhook already. PATCH changes its address.');
        await updateWorkflow(tx, wkf_id, { updatedAt: at });
        return presentWebhook(await insertEndpoint(tx, { id: newId('owc'), accountId, topic, url: webhookUrl, events: null, at }));
      });
    }),
});
