import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../auth';
import { workflowErrors } from '../errors';
import { workflowId } from '../schema';
import { switchAutoCreate } from '../switch-workflow';

export const setAutoCreate = operation({
  name: 'setAutoCreate',
  summary: 'Say whether each post to a workflow’s source starts an automation',
  effect: 'write',
  success: 200,
  auth: byWorkflow('workflows.edit'),
  body: 'form',
  input: z.strictObject({ wkf_id: workflowId, auto_create: z.enum(['on', 'off']) }),
  output: z.object({ wkf_id: z.string(), autoCreate: z.boolean() }),
  errors: [workflowErrors.refused],
  async run({ wkf_id, auto_create }, { scope: { account } }) {
    const autoCreate = auto_create === 'on';
    await switchAutoCreate(wkf_id, autoCreate, account.by);
    return { wkf_id, autoCreate };
  },
});
