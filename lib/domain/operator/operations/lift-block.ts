import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { operatorErrors } from '../errors';
import { reason } from '../schema';
import { liftOne } from '../senders/lift-block';

export const liftBlock = operation({
  name: 'liftBlock',
  summary: 'Let an address get mail again, of one sender or of everybody',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ recipient: z.string().min(1).max(254), sender: z.string().min(1).max(300), reason }),
  output: z.object({ recipient: z.string() }),
  errors: [operatorErrors.blockNotFound],
  async run({ recipient, sender, reason: why }, { scope: { actor } }) {
    if (!(await liftOne(actor, { recipient, sender }, why))) throw operatorErrors.blockNotFound();
    return { recipient };
  },
});
