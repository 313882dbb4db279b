import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { workflowTopic } from '../../events/endpoints/rules';
import { findEndpointOf, moveEndpoint } from '../../events/endpoints/store';
import { byWorkflow } from '../auth';
import { edit } from '../edit';
import { workflowErrors } from '../errors';
import { outgoingAddress } from '../outgoing-address';
import { presentWebhook } from '../present';
import { shownWebhook, workflowId } from '../schema';
import { updateWorkflow } from '../store';
import { updateOutgoingWebhookDocs } from './update-outgoing-webhook.docs';

export const updateOutgoingWebhook = operation({
  name: 'updateOutgoingWebhook',
  http: 'PATCH /workflows/{wkf_id}/outgoing-webhooks/',
  api: 'workflow',
  summary: 'Have another address told of a workflow’s automations',
  effect: 'write',
  success: 200,
  auth: byWorkflow('workflows.edit'),
  body: 'json',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: updateOutgoingWebhookDocs,
  input: z.strictObject({ wkf_id: workflowId, webhookUrl: outgoingAddress }),
  output: shownWebhook,
  errors: [workflowErrors.refused, workflowErrors.noOutgoingWebhook],
  run: ({ wkf_id, webhookUrl }, { ifMatch, scope: { account } }) =>
    transaction(async (tx) => {
      const at = now();
      return edit(tx, wkf_id, account.by, at, async () => {
        const endpoint = await findEndpointOf(workflowTopic(wkf_id), tx);
        if (!endpoint) throw workflowErrors.noOutgoingWebhook();
        refuseStale(ifMatch, shownWebhook, presentWebhook(endpoint));
        if (endpoint.url !== webhookUrl) await updateWorkflow(tx, wkf_id, { updatedAt: at });
        // The same address once more is the word of its owner that it works again.
        return presentWebhook(await moveEndpoint(tx, endpoint.id, webhookUrl, at));
      });
    }),
});
