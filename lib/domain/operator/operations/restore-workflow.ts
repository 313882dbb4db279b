import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { operatorErrors } from '../errors';
import { restoreArchived } from '../workflows/restore-archived';

export const restoreWorkflow = operation({
  name: 'restoreWorkflow',
  summary: 'Bring an archived workflow back as it was',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ wkf_id: z.string().min(1).max(64) }),
  output: z.object({ id: z.string() }),
  errors: [operatorErrors.workflowNotArchived],
  async run({ wkf_id }, { scope: { actor } }) {
    if (!(await restoreArchived(actor, wkf_id))) throw operatorErrors.workflowNotArchived();
    return { id: wkf_id };
  },
});
