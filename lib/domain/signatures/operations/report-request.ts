import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { operation } from '@/lib/core/operation';
import { record } from '../../events/record';
import { countSuppressions } from '../../mail/store';
import { suppress } from '../../mail/suppression';
import { bySigningLink } from '../auth';
import { reportsThatBlock } from '../rules';
import { everyKeylessSender } from '../sending/mail-cannon';
import { traceOf } from '../signing/trace-of';
import { wasReported } from '../signing/was-reported';
import { lockRequest } from '../store';
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
  /** False where this party had reported it before. */
  output: z.object({ reported: z.boolean() }),
  errors: [],
  async run({ note, block }, caller) {
    const { request, party } = caller.scope;
    const at = now();
    const sender = request.senderEmail.toLowerCase();
    const reported = await transaction(async (tx) => {
      // Three calls at once are one report.
      await lockRequest(tx, request.id);
      if (await wasReported(request.id, party)) return false;
      if (block) await suppress(tx, { recipient: party === 'signer' ? request.signerEmail : request.senderEmail, sender, reason: 'reported' });
      const data = { party, ...traceOf(caller), note: note.slice(0, 500), blocked: Boolean(block) };
      await record(tx, subjectOf(request), 'request.reported', at, data);
      // A keyless sender whom several people report is asked to confirm nothing any more.
      if (request.accountId === null && (await countSuppressions(tx, sender, 'reported')) >= reportsThatBlock)
        await suppress(tx, { recipient: sender, sender: everyKeylessSender, reason: 'reported' });
      return true;
    });
    if (reported) log().warn({ requestId: request.id, accountId: request.accountId }, 'a request was reported');
    return { reported };
  },
});
