import type { EventType } from '@/lib/domain/events/catalog';
import type { QueueName } from '@/lib/engines/queue/queue';

type Reaction = { queue: QueueName; startAfterSeconds?: number };

/** What follows from an event: a job on the event's subject. An event that is not listed has no consequence. */
export const reactions: Partial<Record<EventType, Reaction>> = {
  // The web process finishes a request at once; the job is there for the case that it died. The head start
  // keeps both from doing the same work.
  'signature.accepted': { queue: 'finish-request', startAfterSeconds: 5 },
};
