import { db, type Tx } from '@/lib/core/db';
import type { EventType } from './catalog';
import type { ChainedEvent, EventData } from './chain';
import type { KeyedEvent } from './keyed-chain';
import { type StoredEvent, storedEvent } from './stored-event';

/** Locks the head of a subject's chain for this transaction and returns it; makes it first where there is none. */
export async function lockChain(tx: Tx, subject: string, firstHash: string): Promise<{ sequence: number; hash: string }> {
  // The update that changes nothing takes the row's lock, and is one round trip instead of two.
  const rows = await tx.$queryRaw<{ sequence: number; hash: string }[]>`
    INSERT INTO event_chains AS chain (subject, sequence, hash) VALUES (${subject}, 0, ${firstHash})
    ON CONFLICT (subject) DO UPDATE SET sequence = chain.sequence RETURNING sequence, hash`;
  if (!rows[0]) throw new Error(`The event chain of ${subject} vanished`);
  return rows[0];
}

export type NewEvent = Omit<ChainedEvent, 'data' | 'salt'> & {
  id: string;
  subject: string;
  data: EventData;
  salt: string;
  accountId: string | null;
  topic: string | null;
  /** Null in what versions before the evidence key wrote. */
  mac: string | null;
  headMac: string | null;
};

/** Appends an event and moves the chain's head to it, or makes the chain, in one round trip. */
export async function appendEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { id, subject, sequence, type, at, data, salt, dataHash, previousHash, hash, accountId, topic, mac, headMac } = event;
  await tx.$executeRaw`
    WITH head AS (
      INSERT INTO event_chains (subject, sequence, hash, mac) VALUES (${subject}, ${sequence}, ${hash}, ${headMac})
      ON CONFLICT (subject) DO UPDATE SET sequence = EXCLUDED.sequence, hash = EXCLUDED.hash, mac = EXCLUDED.mac
    )
    INSERT INTO events (id, subject, sequence, type, at, data, salt, data_hash, previous_hash, hash, account_id, topic, mac)
    VALUES (${id}, ${subject}, ${sequence}, ${type}, ${at}::timestamptz, ${JSON.stringify(data)}::jsonb, ${salt}, ${dataHash}, ${previousHash}, ${hash}, ${accountId}, ${topic}, ${mac})`;
}

/** The events of a subject in their order. */
export const listEvents = async (subject: string): Promise<StoredEvent[]> => (await listRows(subject)).map(storedEvent);

/** Whose an event is and who is told of it: beside the chain, and proven by nothing but what it happened to. */
export type Routing = { accountId: string | null; topic: string | null };

/** The same as they lie there, whether or not the catalogue knows them: for checking what may have been changed. */
export const listChained = async (subject: string): Promise<(KeyedEvent & Routing)[]> =>
  (await listRows(subject)).map((row) => ({ ...row, data: row.data as ChainedEvent['data'] }));

const listRows = (subject: string) => db().event.findMany({ where: { subject }, orderBy: { sequence: 'asc' } });

export const findChainHead = (subject: string) => db().eventChain.findUnique({ where: { subject } });

/** What an event happened to; null where there is no such event. */
export const findSubject = async (eventId: string): Promise<string | null> =>
  (await db().event.findUnique({ where: { id: eventId }, select: { subject: true } }))?.subject ?? null;

/** The newest events of one type, whatever they happened to, after the given one. For the operator: an index finds those that they list. */
export async function listNewestOf<Type extends EventType>(type: Type, limit: number, after?: { at: string; id: string }) {
  const rest = after && { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] };
  const rows = await db().event.findMany({ where: { type, ...rest }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: limit });
  return rows.map((row) => ({ ...(storedEvent(row) as Extract<StoredEvent, { type: Type }>), accountId: row.accountId }));
}

/** An event by its id, with whose it is and who is told of it; null where there is none. */
export async function findEvent(id: string): Promise<(StoredEvent & { accountId: string | null; topic: string | null }) | null> {
  const row = await db().event.findUnique({ where: { id } });
  return row && { ...storedEvent(row), accountId: row.accountId, topic: row.topic };
}

/** When each of these subjects had its first event of a type by a party. What was erased says no longer by whom it was. */
export async function firstTimes(subjects: readonly string[], type: EventType, party: string): Promise<Map<string, Date>> {
  const rows = await db().$queryRaw<{ subject: string; at: Date }[]>`
    SELECT subject, MIN(at) AS at FROM events WHERE subject = ANY(${subjects}) AND type = ${type} AND data->>'party' = ${party} GROUP BY subject`;
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}

/** The newest event of an account; null where nothing has happened yet. */
export const newestEventOf = async (accountId: string): Promise<string | null> =>
  (await db().event.findFirst({ where: { accountId }, orderBy: [{ at: 'desc' }, { id: 'desc' }], select: { id: true } }))?.id ?? null;

/** The newest events of some types that a subject has, the newest first. */
export async function listNewestOfSubject<Type extends EventType>(subject: string, types: readonly Type[], limit: number) {
  const rows = await db().event.findMany({ where: { subject, type: { in: [...types] } }, orderBy: { sequence: 'desc' }, take: limit });
  return rows.map((row) => storedEvent(row) as Extract<StoredEvent, { type: Type }>);
}
