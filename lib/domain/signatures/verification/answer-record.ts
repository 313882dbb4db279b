import { log } from '@/lib/core/log';
import { verifyChain } from '../../events/chain';
import { verifyMacs } from '../../events/keyed-chain';
import { findChainHead, listChained } from '../../events/store';
import { evidenceSince } from '../../files/installation';
import { listActs, type RequestRow } from '../store';
import { checkTrail } from './check-trail';

/**
 * Whether the record of a request holds: its events prove themselves, and its row and acts say what they say. A row alone, which
 * whoever has the database can write, makes no file an original.
 */
export async function recordHolds(request: RequestRow): Promise<boolean> {
  const [acts, events, head, since] = await Promise.all([listActs(request.id), listChained(request.id), findChainHead(request.id), evidenceSince()]);
  const problems = [...verifyChain(events, head).problems, ...verifyMacs(request.id, events, head, since).problems, ...checkTrail({ request, acts, events })];
  if (problems.length > 0)
    log().error({ requestId: request.id, problems }, 'The record of a request that somebody verifies does not hold: see admin request verify');
  return problems.length === 0;
}
