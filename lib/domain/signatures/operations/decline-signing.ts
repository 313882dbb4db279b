import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { linesWithoutInvisible } from '@/lib/core/text/invisible';
import { record } from '../../events/record';
import { bySigningLink } from '../auth';
import { signingErrors } from '../errors';
import { askingAddresses, mailAll } from '../mails';
import { maxReasonCharacters } from '../rules';
import { traceByLink } from '../signing/trace-of';
import { moveRequest } from '../store';
import { subjectOf } from '../subject-of';

export const declineSigning = operation({
  name: 'declineSigning',
  http: 'POST /sign/{token}/decline',
  summary: 'A party will not sign; the request ends, and the sender is told why',
  effect: 'destructive',
  success: 200,
  auth: bySigningLink,
  body: 'form',
  input: z.strictObject({ token: z.string(), reason: z.string().default('') }),
  output: z.object({ declined: z.boolean() }),
  errors: [signingErrors.textTooLong],
  async run({ reason }, caller) {
    const { request, party, mayAct } = caller.scope;
    // Whoever's turn it is not, or no longer, has nothing to decline: the page shows what is.
    if (!mayAct) return { declined: false };
    const declineReason = plainText(reason);
    if ([...declineReason].length > maxReasonCharacters) throw signingErrors.textTooLong();
    const at = now();
    const asking = await askingAddresses(request);
    return transaction(async (tx) => {
      const facts = { cancelledAt: at, declinedBy: party, declineReason: declineReason || null };
      if (!(await moveRequest(tx, request.id, 'decline', at, facts))) return { declined: false };
      await mailAll(tx, request, 'declined', asking);
      const data = { party, ...traceByLink(caller), reason: declineReason };
      await record(tx, subjectOf(request), 'request.declined', at, data);
      return { declined: true };
    });
  },
});

/** What a person wrote, without characters that no reader sees. */
const plainText = (text: string): string => linesWithoutInvisible(text.normalize('NFC').replace(/\r\n?/g, '\n')).trim();
