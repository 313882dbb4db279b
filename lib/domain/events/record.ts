import type { Tx } from '@/lib/core/db';
import { newId, randomHex } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { type EventData, type EventType, followedTypes } from './catalog';
import { dataHashOf, firstHash, hashOf } from './chain';
import { appendEvent, lockChain, type NewEvent, startChain } from './store';

/**
 * Appends an event to its subject's chain, in the transaction of the change that it tells of, and enqueues what
 * follows from it. Call it after the change: the chain's head stays locked until the transaction ends.
 */
export async function record(tx: Tx, subject: string, type: EventType, at: Date, data: EventData = {}): Promise<void> {
  const event = newEvent(subject, type, at, data, await lockChain(tx, subject, firstHash));
  await appendEvent(tx, event);
  if (followedTypes.has(type)) await enqueue(tx, 'react', { id: event.id });
}

/** Begins the chain of a subject that is made in the same transaction: nobody else can append to it yet. */
export async function recordFirst(tx: Tx, subject: string, type: EventType, at: Date, data: EventData = {}): Promise<void> {
  const event = newEvent(subject, type, at, data, { sequence: 0, hash: firstHash });
  await startChain(tx, event);
  if (followedTypes.has(type)) await enqueue(tx, 'react', { id: event.id });
}

function newEvent(subject: string, type: EventType, at: Date, data: EventData, head: { sequence: number; hash: string }): NewEvent {
  const salt = randomHex(16);
  const link = { sequence: head.sequence + 1, type, at, dataHash: dataHashOf(salt, data), previousHash: head.hash };
  return { id: newId('evt'), subject, ...link, hash: hashOf(link), salt, data };
}
