import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import type { Job } from '@/lib/engines/queue/job';
import { enqueue } from '@/lib/engines/queue/queue';
import { catalog } from '../../events/catalog';
import { listListeners } from '../../events/endpoints/store';
import { findEvent } from '../../events/store';
import { insertDelivery } from '../deliveries/store';

/** Makes a delivery of an event for each endpoint that listens, and the job that sends it. Run twice, it makes no more. */
export const announceEvent: Job = {
  name: 'announce-event',
  async run({ id: eventId }) {
    const event = await findEvent(eventId);
    const type = event && catalog[event.type].announcedAs;
    if (!event?.accountId || !event.topic || !type) return;
    const { accountId, topic } = event;
    const at = now();
    await transaction(async (tx) => {
      for (const { id: endpointId, disabledAt } of await listListeners(tx, { accountId, topic, type })) {
        const id = newId('dlv');
        const isNew = await insertDelivery(tx, { id, endpointId, eventId, type, accountId, status: disabledAt ? 'held' : 'pending', at });
        if (isNew && !disabledAt) await enqueue(tx, 'deliver-webhook', { id, owner: accountId });
      }
    });
  },
  retry: { limit: 8, delaySeconds: 2, maxDelaySeconds: 600 },
  timeLimitSeconds: 60,
};
