import type { Role } from '@/lib/core/caller';
import type { Tx } from '@/lib/core/db';
import { catalog, type EventType } from '../../events/catalog';
import { record } from '../../events/record';
import { findKnownAs } from './store';

export type TeamEventType = Extract<EventType, `team.${string}`>;

/** Every type that a team's log tells. */
export const teamEventTypes = (Object.keys(catalog) as EventType[]).filter((type): type is TeamEventType => type.startsWith('team.'));

type Told = {
  /** The id of who does it; null for the operator. */
  by: string | null;
  /** To whom; without an id who is known by an address alone. */
  person: { id: string | null; name: string };
  role?: Role;
};

/** Appends to a team's log who did what to whom. The names are kept as they were then. */
export async function recordTeamEvent(tx: Tx, accountId: string, type: TeamEventType, at: Date, { by, person, role }: Told): Promise<void> {
  const data = { byId: by, byName: by && (await findKnownAs(tx, by)), personId: person.id, personName: person.name, ...(role ? { role } : {}) };
  await record(tx, { id: accountId, accountId, topic: null }, type, at, data);
}
