import { db, type Tx } from '@/lib/core/db';
import type { EventData } from './catalog';
import type { StoredEvent } from './chain';

/** Locks the head of a subject's chain for this transaction and returns it; makes it first where there is none. */
export async function lockChain(tx: Tx, subject: string, firstHash: string): Promise<{ sequence: number; hash: string }> {
  // The update that changes nothing takes the row's lock, and is one round trip instead of two.
  const rows = await tx.$queryRaw<{ sequence: number; hash: string }[]>`
    INSERT INTO event_chains AS chain (subject, sequence, hash) VALUES (${subject}, 0, ${firstHash})
    ON CONFLICT (subject) DO UPDATE SET sequence = chain.sequence RETURNING sequence, hash`;
  if (!rows[0]) throw new Error(`The event chain of ${subject} vanished`);
  return rows[0];
}

export type NewEvent = Omit<StoredEvent, 'data' | 'salt'> & { id: string; subject: string; data: EventData; salt: string };

/** Appends an event and moves the chain's head to it, or makes the chain, in one round trip. */
export async function appendEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { id, subject, sequence, type, at, data, salt, dataHash, previousHash, hash } = event;
  await tx.$executeRaw`
    WITH head AS (
      INSERT INTO event_chains (subject, sequence, hash) VALUES (${subject}, ${sequence}, ${hash})
      ON CONFLICT (subject) DO UPDATE SET sequence = EXCLUDED.sequence, hash = EXCLUDED.hash
    )
    INSERT INTO events (id, subject, sequence, type, at, data, salt, data_hash, previous_hash, hash)
    VALUES (${id}, ${subject}, ${sequence}, ${type}, ${at}::timestamptz, ${JSON.stringify(data)}::jsonb, ${salt}, ${dataHash}, ${previousHash}, ${hash})`;
}

const asStored = (row: Omit<StoredEvent, 'data'> & { data: unknown }): StoredEvent => ({ ...row, data: row.data as EventData | null });

/** The events of a subject in their order. */
export async function listEvents(subject: string): Promise<StoredEvent[]> {
  return (await db().event.findMany({ where: { subject }, orderBy: { sequence: 'asc' } })).map(asStored);
}

export const findChainHead = (subject: string) => db().eventChain.findUnique({ where: { subject } });

export const findEvent = (id: string) => db().event.findUnique({ where: { id } });
