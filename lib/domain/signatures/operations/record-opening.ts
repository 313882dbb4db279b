import { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { record } from '../../events/record';
import { listEvents } from '../../events/store';
import { bySigningLink } from '../auth';
import type { Party } from '../rules';
import { traceByLink } from '../signing/trace-of';
import { lockRequest } from '../store';
import { subjectOf } from '../subject-of';

/** A person who comes back within this time is the same opening. */
const sameVisitMs = 30 * 60_000;
const maxOpenings = 50;

export const recordOpening = operation({
  name: 'recordOpening',
  http: 'POST /sign/{token}/opened',
  summary: 'Note that a person, not a mail scanner, has the document open',
  effect: 'write',
  success: 204,
  auth: bySigningLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: z.null(),
  errors: [],
  async run(_, caller) {
    const { request, party, mayAct } = caller.scope;
    // What another site had a browser send is no person with the document before them.
    if (!mayAct || caller.isOfForeignPage) return null;
    const at = now();
    await transaction(async (tx) => {
      // Three calls at once are one opening.
      await lockRequest(tx, request.id);
      if (await isNew(request.id, party, caller, at)) await record(tx, subjectOf(request), 'request.opened', at, { party, ...traceByLink(caller) });
    });
    return null;
  },
});
/** Whether a person has come back, and this is no visit that goes on. */
async function isNew(requestId: string, party: Party, { clientAddress }: Caller, at: Date): Promise<boolean> {
  const openings = (await listEvents(requestId)).filter((event) => event.type === 'request.opened' && event.data?.party === party);
  const last = openings.at(-1);
  const sameVisit = last?.data?.ip === clientAddress && at.getTime() - last.at.getTime() < sameVisitMs;
  return !sameVisit && openings.length < maxOpenings;
}
