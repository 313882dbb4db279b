import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { record } from '../../events/record';
import { signingErrors } from '../errors';
import { askingAddresses, mailAll } from '../mails';
import { maxReasonCharacters, whoseTurn } from '../rules';
import { openLink } from '../signing/open-link';
import { traceOf } from '../signing/trace-of';
import { moveRequest } from '../store';

export const declineSigning = operation({
  name: 'declineSigning',
  http: 'POST /sign/{token}/decline',
  surface: 'page',
  summary: 'A party will not sign; the request ends, and the sender is told why',
  effect: 'destructive',
  success: 200,
  input: z.strictObject({ token: z.string(), reason: z.string().default('') }),
  output: z.object({ location: z.string() }),
  errors: [signingErrors.linkUnknown, signingErrors.textTooLong],
  async run({ token, reason }, caller) {
    const { request, party, status } = await openLink(token);
    const location = `/sign/${token}`;
    // Whoever's turn it is not, or no longer, has nothing to decline: the page shows what is.
    if (whoseTurn(status) !== party) return { location };
    const declineReason = plainText(reason);
    if ([...declineReason].length > maxReasonCharacters) throw signingErrors.textTooLong();
    const at = now();
    const asking = await askingAddresses(request);
    await transaction(async (tx) => {
      const facts = { cancelledAt: at, declinedBy: party, declineReason: declineReason || null };
      if (!(await moveRequest(tx, request.id, 'decline', at, facts))) return;
      await mailAll(tx, request, 'declined', asking);
      const data = { party, ...traceOf(caller), reason: declineReason };
      await record(tx, request, 'request.declined', at, data);
    });
    return { location };
  },
});

/** What a person wrote, without characters that no reader sees. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : ''))
    .trim();
