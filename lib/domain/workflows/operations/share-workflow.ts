import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { edit } from '../edit';
import { byEditor } from '../editing/auth';
import { workflowErrors } from '../errors';
import { teamId, workflowId } from '../schema';
import { shareWith } from '../shared-team';

export const shareWorkflow = operation({
  name: 'shareWorkflow',
  summary: 'Share a workflow of one’s own with a team, or with nobody',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'form',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, team: z.union([teamId, z.literal('')]).meta({ description: 'Id of the team; empty for nobody.' }) }),
  output: z.object({ wkf_id: z.string() }),
  errors: [workflowErrors.refused],
  async run({ wkf_id, team }, { scope: { account } }) {
    await transaction(async (tx) => {
      const at = now();
      await edit(tx, wkf_id, account.by, at, ({ workflow }) => shareWith(tx, workflow, team === '' ? null : team, account, at));
    });
    return { wkf_id };
  },
});
