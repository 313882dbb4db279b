import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { workflowTopic } from '../../events/endpoints/rules';
import { findEndpointOf } from '../../events/endpoints/store';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { presentWebhook } from '../present';
import { workflowWebhook } from '../schema';
import { endpointById } from '../store';

export const getWorkflowWebhook = operation({
  name: 'getWorkflowWebhook',
  http: 'GET /dashboard/data/workflows/{wkf_id}/webhook',
  summary: 'How the webhook of a workflow does, as the editor shows it',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId }),
  output: workflowWebhook,
  errors: [],
  async run({ wkf_id }, { scope: { account, workflow } }) {
    const found = await findEndpointOf(workflowTopic(wkf_id));
    const endpoint = found && (await endpointById(found.id));
    const until = endpoint?.previousSecretUntil;
    return {
      webhook: endpoint && presentWebhook(endpoint),
      previous_secret_until: until && until > now() ? until.toISOString() : null,
      may_manage: may(account, 'webhooks.manage') && workflow.archivedAt === null,
    };
  },
});
