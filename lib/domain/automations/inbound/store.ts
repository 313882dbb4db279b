import type { Tx } from '@/lib/core/db';
import type { SourceEvent } from '@/lib/core/generated/client';
import type { EventStatus } from '../rules';

export type EventRow = Omit<SourceEvent, 'status'> & { status: EventStatus };

export type NewEvent = Omit<EventRow, 'payload'> & { payload: string };

/** How many of them were new: one whose key for repeats is known already is left out. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<number> {
  return (await tx.sourceEvent.createMany({ data: [...events], skipDuplicates: true })).count;
}

export type FirstAnswer = { eventId: string; automationId: string | null; status: EventStatus; bodyHash: string };

/** What the first posts with these keys for repeats were answered, by the key. */
export async function findRepeats(tx: Tx, repeatHashes: readonly string[]): Promise<Map<string, FirstAnswer>> {
  if (repeatHashes.length === 0) return new Map();
  const select = { id: true, repeatHash: true, automationId: true, status: true, bodyHash: true } as const;
  const rows = await tx.sourceEvent.findMany({ where: { repeatHash: { in: [...repeatHashes] } }, select });
  return new Map(rows.map(({ id: eventId, repeatHash, status, ...row }) => [repeatHash ?? '', { ...row, eventId, status: status as EventStatus }]));
}
