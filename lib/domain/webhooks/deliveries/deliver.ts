import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { enqueue } from '@/lib/engines/queue/queue';
import { findEvent } from '../../events/store';
import { announcements, dataOf, timestampOf } from '../announcing/announcements';
import { againAfterMs, givenUpAfterMs, leaseMs } from '../rules';
import { inLane } from './lanes';
import { type Posted, postSigned } from './post-signed';
import { settleFailure } from './settle-failure';
import { type Claim, claimDelivery, dropDelivery, endDelivered, findDue, releaseDelivery } from './store';

/** Makes the attempt that is due, if one is. May run twice for one delivery, and at once: one of them gets it. */
export async function deliver(id: string): Promise<void> {
  const due = await findDue(id, now());
  if (!due) return;
  const next = await inLane(due.endpointId, id, attempt);
  if (next !== null) await transaction((tx) => enqueue(tx, 'deliver-webhook', { id: next, owner: due.accountId }));
}

async function attempt(id: string): Promise<void> {
  const claimedAt = now();
  const claim = await claimDelivery(id, claimedAt, new Date(claimedAt.getTime() + leaseMs));
  if (!claim) return;
  const posted = await post(claim).catch(async (error) => {
    // A failure of ours is none of the receiver's: it costs no attempt.
    const failedAt = now();
    if (failedAt.getTime() - claim.createdAt.getTime() >= givenUpAfterMs) await dropDelivery(claim, failedAt);
    else await releaseDelivery(claim, new Date(failedAt.getTime() + againAfterMs));
    throw error;
  });
  if (posted === null) await dropDelivery(claim, now());
  else if (posted.problem === null) await endDelivered(claim, posted, now());
  else await settleFailure(claim, posted);
}

/** Null where nothing is left to tell of the event. */
async function post(claim: Claim): Promise<Posted | null> {
  const event = await findEvent(claim.eventId);
  const data = event && (await dataOf(claim.type, event));
  if (!event || !data) return null;
  const timestamp = timestampOf(announcements[claim.type]?.of ?? 'requests', event.at);
  return postSigned(event.id, { type: claim.type, timestamp, data }, claim, claim.attemptsBefore !== null);
}
