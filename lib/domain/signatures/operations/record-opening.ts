import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { record } from '../../events/record';
import { listEvents } from '../../events/store';
import { bySigningLink } from '../auth';
import { whoseTurn } from '../rules';
import { traceOf } from '../signing/trace-of';

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
    const { request, party, status } = caller.scope;
    if (whoseTurn(status) !== party) return null;
    const at = now();
    const openings = (await listEvents(request.id)).filter((event) => event.type === 'request.opened' && event.data?.party === party);
    const last = openings.at(-1);
    const sameVisit = last?.data?.ip === caller.clientAddress && at.getTime() - last.at.getTime() < sameVisitMs;
    if (sameVisit || openings.length >= maxOpenings) return null;
    const data = { party, ...traceOf(caller) };
    await transaction((tx) => record(tx, request, 'request.opened', at, data));
    return null;
  },
});
