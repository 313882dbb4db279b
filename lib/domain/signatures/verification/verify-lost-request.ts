import { verifyChain } from '../../events/chain';
import { verifyMacs } from '../../events/keyed-chain';
import { findChainHead, listChained } from '../../events/store';
import { evidenceSince } from '../../files/installation';
import type { RequestVerification } from './verify-request';

/** Checks what stands of a request whose row is missing, which nothing of ours takes away: its events. Null where none stand either. */
export async function verifyLostRequest(id: string): Promise<RequestVerification | null> {
  const [events, head, since] = await Promise.all([listChained(id), findChainHead(id), evidenceSince()]);
  const [first] = events;
  // Other things have chains too: runs, accounts, workflows.
  if (!first?.type.startsWith('request.')) return null;
  const chain = verifyChain(events, head);
  const macs = verifyMacs(id, events, head, since);
  const count = `${events.length} ${events.length === 1 ? 'event' : 'events'}`;
  const missing = `the row of the request is missing: it was removed from the database, and ${count} of it stand, the first of ${first.at.toISOString()}`;
  return {
    valid: false,
    ...{ events: chain.events, erased: chain.erased, unkeyed: macs.unkeyed, head: chain.head, sealedHead: null },
    problems: [missing, ...chain.problems, ...macs.problems],
    notes: [],
  };
}
