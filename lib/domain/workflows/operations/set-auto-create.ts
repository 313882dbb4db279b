import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../auth';
import { edit } from '../edit';
import { workflowErrors } from '../errors';
import { workflowId } from '../schema';
import { updateWorkflow } from '../store';

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
  async run({ wkf_id, auto_create }) {
    const [at, autoCreate] = [now(), auto_create === 'on'];
    await transaction((tx) =>
      edit(tx, wkf_id, at, async ({ workflow }) => {
        if (workflow.autoCreate !== autoCreate) await updateWorkflow(tx, wkf_id, { autoCreate, updatedAt: at });
      }),
    );
    return { wkf_id, autoCreate };
  },
});
