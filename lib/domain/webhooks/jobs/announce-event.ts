import { now } from '@/lib/core/clock';
import { newId } from '@/lib/core/ids';
import { type Job, untilDone } from '@/lib/engines/queue/job';
import { wake } from '@/lib/engines/queue/watch';
import { catalog } from '../../events/catalog';
import { listAnnounced } from '../../events/endpoints/store';
import { deliverDue } from '../deliveries/deliver-due';
import { insertDeliveries, type NewDelivery } from '../deliveries/store';

/** Makes a delivery of an event for each endpoint that listens. Run twice, it makes no more. */
export const announceEvent: Job = {
  name: 'announce-event',
  run: ({ id }) => announce([id]),
  together: { atMost: 100, perform: (all) => announce(all.map(({ id }) => id)) },
  retry: untilDone,
  timeLimitSeconds: 60,
};

async function announce(eventIds: readonly string[]): Promise<void> {
  const at = now();
  const deliveries = (await listAnnounced(eventIds, publicTypes)).map(
    ({ disabledAt, ...announced }): NewDelivery => ({ ...announced, id: newId('dlv'), status: disabledAt ? 'held' : 'pending', at }),
  );
  await insertDeliveries(deliveries);
  wake(deliverDue.name);
}

/** What endpoints know the events of the catalogue as. */
const publicTypes = Object.fromEntries(Object.entries(catalog).flatMap(([type, { announcedAs }]) => (announcedAs ? [[type, announcedAs]] : [])));
