import { listEvents } from '../../events/store';
import { type LinkWay, linkWays } from '../link-ways';
import type { Party } from '../rules';

/**
 * Whether a party has said already that it did not expect the request, by a link that proves as much as this one: what
 * somebody else reports must not keep whoever got the mail from it.
 */
export const wasReported = async (requestId: string, party: Party, way: LinkWay): Promise<boolean> =>
  (await listEvents(requestId)).some((event) => event.type === 'request.reported' && event.data?.party === party && counts(event.data.way) === counts(way));

/** The first reports did not say how the link went. */
const counts = (way: LinkWay | undefined): boolean => way === undefined || linkWays[way].mayBlock;
