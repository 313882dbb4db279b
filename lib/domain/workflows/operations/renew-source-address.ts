import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { workflowErrors } from '../errors';
import { workflowId } from '../schema';
import { renewAddress } from '../source/renew-address';

export const renewSourceAddress = operation({
  name: 'renewSourceAddress',
  summary: 'Give a workflow’s source a new address; the one before takes nothing',
  effect: 'destructive',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'form',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.object({ wkf_id: z.string() }),
  errors: [workflowErrors.refused],
  async run({ wkf_id }, { scope: { account } }) {
    await renewAddress(wkf_id, account.by);
    return { wkf_id };
  },
});
