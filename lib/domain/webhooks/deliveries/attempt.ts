import { now } from '@/lib/core/clock';
import { findEvent } from '../../events/store';
import { announcements, dataOf, timestampOf } from '../announcing/announcements';
import { againAfterMs, givenUpAfterMs } from '../rules';
import type { Claim } from './claims/store';
import { type Posted, postSigned } from './post-signed';
import { settleDelivered } from './settle-delivered';
import { settleFailure } from './settle-failure';
import { dropDelivery, releaseDelivery } from './store';

export type AttemptOutcome = 'delivered' | 'failed' | 'dropped' | 'released';

/** Makes the attempt that was claimed, and keeps what comes of it. */
export async function attempt(claim: Claim): Promise<AttemptOutcome> {
  const posted = await post(claim).catch(async (error) => {
    await letGo(claim);
    throw error;
  });
  if (posted === null) {
    await dropDelivery(claim, now());
    return 'dropped';
  }
  if (posted.problem === null) {
    await settleDelivered(claim, posted);
    return 'delivered';
  }
  if (posted.isOurs) return letGo(claim);
  await settleFailure(claim, posted);
  return 'failed';
}

/** A failure of ours is none of the receiver's: it costs no attempt. */
async function letGo(claim: Claim): Promise<AttemptOutcome> {
  const at = now();
  if (at.getTime() - claim.createdAt.getTime() >= givenUpAfterMs) {
    await dropDelivery(claim, at);
    return 'dropped';
  }
  await releaseDelivery(claim, new Date(at.getTime() + againAfterMs));
  return 'released';
}

/** Null where nothing is left to tell of the event. */
async function post(claim: Claim): Promise<Posted | null> {
  const event = await findEvent(claim.eventId);
  const data = event && (await dataOf(claim.type, event));
  if (!event || !data) return null;
  const of = announcements[claim.type]?.of ?? 'requests';
  const posted = await postSigned(event.id, { type: claim.type, timestamp: timestampOf(of, event.at), data }, claim, claim.attemptsBefore !== null);
  // Of signature requests nothing is kept of what was said: they are erased on a day of their own.
  return of === 'workflow' ? posted : { ...posted, wire: null };
}
