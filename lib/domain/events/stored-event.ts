import { z } from 'zod';
import { catalog, type DataOf, type EventType } from './catalog';
import type { ChainedEvent } from './chain';

/** An event as it is read. Members that later or earlier versions wrote come along, as the hash covers them. */
export type StoredEvent = {
  [Type in EventType]: Omit<ChainedEvent, 'type' | 'data'> & { id: string; subject: string; type: Type; data: (DataOf<Type> & Record<string, unknown>) | null };
}[EventType];

type Row = Omit<ChainedEvent, 'data'> & { id: string; subject: string; data: unknown };

const isListed = (type: string): type is EventType => Object.hasOwn(catalog, type);

/** Reads a row by its type's shape. Throws where the type is not in the catalogue, or the data are not what it writes. */
export function storedEvent(row: Row): StoredEvent {
  if (!isListed(row.type)) throw new Error(`The log holds an event of the type "${row.type}", which the catalogue does not know`);
  const data = row.data === null ? null : (z.object(catalog[row.type].data.shape).loose() as z.ZodType).parse(row.data);
  return { ...row, data } as StoredEvent;
}
