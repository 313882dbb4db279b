import { transaction } from '@/lib/core/db';
import type { EventType } from '@/lib/domain/events/catalog';
import { findEvent } from '@/lib/domain/events/store';
import { deliverEmail } from '@/lib/domain/mail/deliver-email';
import { expireRequests } from '@/lib/domain/signatures/expire-requests';
import { finishRequest } from '@/lib/domain/signatures/sealing/finish-request';
import { remindSigners } from '@/lib/domain/signatures/sending/remind';
import { enqueue, type Job, type QueueName } from '@/lib/engines/queue/queue';
import { cleanUp } from './clean-up';
import { emails } from './emails';
import { reactions } from './reactions';

async function react({ id }: Job): Promise<void> {
  const event = await findEvent(id);
  const reaction = event && reactions[event.type as EventType];
  if (!reaction) return;
  const { queue, ...options } = reaction;
  await transaction((tx) => enqueue(tx, queue, { id: event.subject }, options));
}

/** What each queue's job does. Every handler may run twice for one job: it looks at the state before it acts. */
export const handlers: Record<QueueName, (job: Job) => Promise<unknown>> = {
  react,
  'finish-request': ({ id }) => finishRequest(id),
  'send-email': ({ id }) => deliverEmail(id, emails),
  'expire-requests': expireRequests,
  'remind-signers': remindSigners,
  'clean-up': cleanUp,
};
