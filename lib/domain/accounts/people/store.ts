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
