import type { Role } from '@/lib/core/caller';
import { db } from '@/lib/core/db';

export type OwnAccount = { id: string; name: string; kind: 'person' | 'team'; role: Role };

/** Every account that a person may act for: their own, then their teams by name. */
export const listAccountsOf = (personId: string): Promise<OwnAccount[]> =>
  db().$queryRaw<OwnAccount[]>`
    SELECT accounts.id, accounts.name, accounts.kind, memberships.role
    FROM memberships JOIN accounts ON accounts.id = memberships.account_id
    WHERE memberships.person_id = ${personId}
    ORDER BY (accounts.kind = 'person' AND accounts.owner_id = memberships.person_id) DESC, lower(accounts.name), accounts.id`;

/** What people are called, by id: the name, or the address of who has not said one. */
export async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db().person.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, name: true, email: true } });
  return new Map(rows.map(({ id, name, email }) => [id, name ?? email]));
}

/** A key by its name, and who made it; null where it is gone. */
export async function findMakerOfKey(id: string): Promise<{ name: string; person: string } | null> {
  const key = await db().apiKey.findUnique({ where: { id }, select: { name: true, person: { select: { name: true, email: true } } } });
  return key && { name: key.name, person: key.person.name ?? key.person.email };
}
