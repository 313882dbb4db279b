import type { Tx } from '@/lib/core/db';
import { newId, randomHex } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { type EventData, type EventType, followedTypes } from './catalog';
import { dataHashOf, firstHash, hashOf } from './chain';
import { appendEvent, lockChain } from './store';

/**
 * Appends an event to its subject's chain, in the transaction of the change that it tells of, and enqueues what
 * follows from it. Call it after the change: the chain's head stays locked until the transaction ends.
 */
export const record = async (tx: Tx, subject: string, type: EventType, at: Date, data: EventData = {}): Promise<void> =>
  append(tx, subject, type, at, data, await lockChain(tx, subject, firstHash));

/** Begins the chain of a subject that is made in the same transaction: nobody else can append to it yet. */
export const recordFirst = (tx: Tx, subject: string, type: EventType, at: Date, data: EventData = {}): Promise<void> =>
  append(tx, subject, type, at, data, { sequence: 0, hash: firstHash });

type Head = { sequence: number; hash: string };

async function append(tx: Tx, subject: string, type: EventType, at: Date, data: EventData, head: Head): Promise<void> {
  const salt = randomHex(16);
  const link = { sequence: head.sequence + 1, type, at, dataHash: dataHashOf(salt, data), previousHash: head.hash };
  const id = newId('evt');
  await appendEvent(tx, { id, subject, ...link, hash: hashOf(link), salt, data });
  if (followedTypes.has(type)) await enqueue(tx, 'react', { id });
}
