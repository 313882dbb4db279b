import { listEvents } from '../../events/store';
import type { Party } from '../rules';

/** Whether a party has said already that it did not expect the request. */
export const wasReported = async (requestId: string, party: Party): Promise<boolean> =>
  (await listEvents(requestId)).some(({ type, data }) => type === 'request.reported' && data?.party === party);
