import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { findEvent } from '../../../events/store';
import { announcements, dataOf, timestampOf } from '../../announcing/announcements';
import { webhookErrors } from '../../errors';
import { leaseMs } from '../../rules';
import type { EndpointRow } from '../../store';
import type { DeliveryRow } from '../log/store';
import { type Posted, postSigned } from '../post-signed';
import { endByHand, letGoOfHand, takeInHand } from './store';

/**
 * Sends one event once more, now: under its id, with the secret in force, also while the endpoint is disabled. One
 * attempt, which leaves the endpoint's record alone. Throws where a worker may be at it, or nothing is left to tell.
 */
export async function replayByHand(endpoint: EndpointRow, delivery: DeliveryRow): Promise<Posted> {
  const event = await findEvent(delivery.eventId);
  const data = event && (await dataOf(delivery.type, event));
  if (!event || !data) throw webhookErrors.nothingLeft();
  const at = now();
  const inHand = await takeInHand(delivery.id, at, new Date(at.getTime() + leaseMs));
  if (!inHand) throw webhookErrors.underWay();
  try {
    const of = announcements[delivery.type]?.of ?? 'requests';
    const posted = await postSigned(event.id, { type: delivery.type, timestamp: timestampOf(of, event.at), data }, endpoint, true);
    const { retryAfterMs: _, isOurs: __, ...attempt } = posted;
    await transaction((tx) => endByHand(tx, inHand, of === 'workflow' ? attempt : { ...attempt, wire: null }, now()));
    return posted;
  } catch (error) {
    await letGoOfHand(inHand);
    throw error;
  }
}
