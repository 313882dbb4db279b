import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { workflowTopic } from '../../events/endpoints/rules';
import { findEndpointOf, removeEndpoint } from '../../events/endpoints/store';
import { byWorkflow } from '../auth';
import { edit } from '../edit';
import { workflowErrors } from '../errors';
import { presentWebhook } from '../present';
import { shownWebhook, workflowId } from '../schema';
import { updateWorkflow } from '../store';
import { removeOutgoingWebhookDocs } from './remove-outgoing-webhook.docs';

export const removeOutgoingWebhook = operation({
  name: 'removeOutgoingWebhook',
  http: 'DELETE /workflows/{wkf_id}/outgoing-webhooks/',
  api: 'workflow',
  summary: 'Have nobody told of a workflow’s automations',
  effect: 'destructive',
  success: 204,
  auth: byWorkflow('workflows.edit'),
  body: 'none',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: removeOutgoingWebhookDocs,
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.void(),
  errors: [workflowErrors.refused, workflowErrors.noOutgoingWebhook],
  run: ({ wkf_id }, { ifMatch, scope: { account } }) =>
    transaction(async (tx) => {
      const at = now();
      await edit(tx, wkf_id, account.by, at, async () => {
        const endpoint = await findEndpointOf(workflowTopic(wkf_id), tx);
        if (!endpoint) throw workflowErrors.noOutgoingWebhook();
        refuseStale(ifMatch, shownWebhook, presentWebhook(endpoint));
        await removeEndpoint(tx, endpoint.id);
        await updateWorkflow(tx, wkf_id, { updatedAt: at });
      });
    }),
});
