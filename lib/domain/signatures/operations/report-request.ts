import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { operation } from '@/lib/core/operation';
import { record } from '../../events/record';
import { countSuppressions } from '../../mail/store';
import { suppress } from '../../mail/suppression';
import { bySigningLink } from '../auth';
import { linkWays } from '../link-ways';
import { type Party, reportsThatBlock } from '../rules';
import { everyKeylessSender, senderKeyOf } from '../sending/sender-key';
import { traceByLink } from '../signing/trace-of';
import { wasReported } from '../signing/was-reported';
import { lockRequest, type RequestRow } from '../store';
import { subjectOf } from '../subject-of';

export const reportRequest = operation({
  name: 'reportRequest',
  http: 'POST /sign/{token}/report/send',
  summary: 'Report an unexpected request, and on wish get no more mail from its sender',
  effect: 'write',
  success: 200,
  auth: bySigningLink,
  body: 'form',
  input: z.strictObject({ token: z.string(), note: z.string().max(5_000).default(''), block: z.literal('1').optional() }),
  /** False where this party had reported it before, by a link that proves as much. */
  output: z.object({ reported: z.boolean() }),
  errors: [],
  async run({ note, block }, caller) {
    const { request, party, way } = caller.scope;
    const at = now();
    const reported = await transaction(async (tx) => {
      // Three calls at once are one report.
      await lockRequest(tx, request.id);
      if (await wasReported(request.id, party, way)) return false;
      const blocks = block === '1' && linkWays[way].mayBlock;
      if (blocks) await stopMail(tx, request, party);
      const data = { party, ...traceByLink(caller), note: note.slice(0, 500), blocked: blocks };
      await record(tx, subjectOf(request), 'request.reported', at, data);
      return true;
    });
    if (reported) log().warn({ requestId: request.id, accountId: request.accountId, byMailedLink: linkWays[way].mayBlock }, 'a request was reported');
    return { reported };
  },
});

/** Ends the sender's mail to this party. Of a keyless sender there is a mailed link only after they have proven their address. */
async function stopMail(tx: Tx, request: RequestRow, party: Party): Promise<void> {
  const [sender, requestId] = [senderKeyOf(request), request.id];
  await suppress(tx, { recipient: party === 'signer' ? request.signerEmail : request.senderEmail, sender, reason: 'reported', requestId });
  // A keyless sender whom several people report is asked to confirm nothing any more.
  if (request.accountId === null && (await countSuppressions(tx, sender, 'reported')) >= reportsThatBlock)
    await suppress(tx, { recipient: request.senderEmail, sender: everyKeylessSender, reason: 'reported', requestId });
}
