import type { Tx } from '@/lib/core/db';
import { newId, randomHex } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { catalog, type DataOf, type EventType } from './catalog';
import { dataHashOf, type EventData, firstHash, hashOf } from './chain';
import { isListenedTo } from './endpoints/store';
import { eventMac, headMac } from './evidence-key';
import { ownerOf } from './owner-of';
import { appendEvent, lockChain } from './store';

/**
 * What an event happened to, and whose it is: the jobs that follow take the turns of that account. Where it has a topic,
 * the account's endpoints of that topic are told of it.
 */
export type Subject = { id: string; accountId: string | null; topic: string | null };

/** The data may be left out where the type has none. */
type Data<Type extends EventType> = Record<string, never> extends DataOf<Type> ? [data?: DataOf<Type>] : [data: DataOf<Type>];

/**
 * Appends an event to its subject's chain, in the transaction of the change that it tells of, and enqueues a job for
 * each reader that the catalogue names. Call it after the change: the chain's head stays locked until the transaction ends.
 */
export async function record<Type extends EventType>(tx: Tx, subject: Subject, type: Type, at: Date, ...[data]: Data<Type>): Promise<void> {
  const flat = flatData(type, data);
  await append(tx, subject, type, at, flat, await lockChain(tx, subject.id, firstHash));
}

/** Begins the chain of a subject that is made in the same transaction: nobody else can append to it yet. */
export const recordFirst = <Type extends EventType>(tx: Tx, subject: Subject, type: Type, at: Date, ...[data]: Data<Type>): Promise<void> =>
  append(tx, subject, type, at, flatData(type, data), { sequence: 0, hash: firstHash });

const flatData = (type: EventType, data: unknown): EventData => catalog[type].data.parse(data ?? {}) as EventData;

type Head = { sequence: number; hash: string };

async function append(tx: Tx, subject: Subject, type: EventType, at: Date, data: EventData, head: Head): Promise<void> {
  const salt = randomHex(16);
  const link = { sequence: head.sequence + 1, type, at, dataHash: dataHashOf(salt, data), previousHash: head.hash };
  const id = newId('evt');
  const { accountId, topic } = subject;
  const hash = hashOf(link);
  const macs = { mac: eventMac(subject.id, hash), headMac: headMac(subject.id, { sequence: link.sequence, hash }) };
  await appendEvent(tx, { id, subject: subject.id, ...link, hash, ...macs, salt, data, accountId, topic });
  const owner = ownerOf(subject);
  const { wakes, announcedAs } = catalog[type];
  for (const { job, headStartSeconds = 0 } of wakes) await enqueue(tx, job, { id, owner, startAfterSeconds: headStartSeconds });
  if (announcedAs && accountId && topic && (await isListenedTo(tx, { accountId, topic, type: announcedAs })))
    await enqueue(tx, 'announce-event', { id, owner });
}
