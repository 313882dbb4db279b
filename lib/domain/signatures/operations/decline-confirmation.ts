import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { record } from '../../events/record';
import { suppress } from '../../mail/suppression';
import { byConfirmationLink } from '../auth';
import { everyKeylessSender } from '../sending/sender-key';
import { traceOf } from '../signing/trace-of';
import { moveRequest } from '../store';
import { subjectOf } from '../subject-of';

export const declineConfirmation = operation({
  name: 'declineConfirmation',
  http: 'POST /confirm/{token}/decline',
  summary: 'The addressee did not ask for this request; on wish, no further ones in their name',
  effect: 'destructive',
  success: 200,
  auth: byConfirmationLink,
  body: 'form',
  input: z.strictObject({ token: z.string(), block: z.literal('1').optional() }),
  output: z.object({ blocked: z.boolean() }),
  errors: [],
  async run({ block }, caller) {
    // A link of any age may say no.
    const { request } = caller.scope;
    const at = now();
    await transaction(async (tx) => {
      if (block) await suppress(tx, { recipient: request.senderEmail, sender: everyKeylessSender, reason: 'blocked', requestId: request.id });
      const facts = { cancelledAt: at, declinedBy: 'sender', declineReported: Boolean(block) };
      if (request.status !== 'awaiting_sender_confirmation' || !(await moveRequest(tx, request.id, 'decline', at, facts))) return;
      const data = { party: 'sender' as const, ...traceOf(caller), blocked: Boolean(block) };
      await record(tx, subjectOf(request), 'request.declined', at, data);
    });
    return { blocked: Boolean(block) };
  },
});
