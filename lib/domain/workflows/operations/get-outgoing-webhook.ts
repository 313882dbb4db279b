import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { workflowTopic } from '../../events/endpoints/rules';
import { findEndpointOf } from '../../events/endpoints/store';
import { byWorkflow } from '../auth';
import { workflowErrors } from '../errors';
import { presentWebhook } from '../present';
import { shownWebhook, workflowId } from '../schema';
import { getOutgoingWebhookDocs } from './get-outgoing-webhook.docs';

export const getOutgoingWebhook = operation({
  name: 'getOutgoingWebhook',
  http: 'GET /workflows/{wkf_id}/outgoing-webhooks/',
  api: 'workflow',
  summary: 'Show who is told of a workflow’s automations',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getOutgoingWebhookDocs,
  input: z.strictObject({ wkf_id: workflowId }),
  output: shownWebhook,
  errors: [workflowErrors.noOutgoingWebhook],
  async run({ wkf_id }) {
    const endpoint = await findEndpointOf(workflowTopic(wkf_id));
    if (!endpoint) throw workflowErrors.noOutgoingWebhook();
    return presentWebhook(endpoint);
  },
});
